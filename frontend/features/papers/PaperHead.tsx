import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { useShellSlots } from '@frontend/shared/lib/overlays/shell-slots';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { BarTitle } from '@frontend/shared/ui/layout/bar-title';
import { Row } from '@frontend/shared/ui/layout/Row';
import { PAPER_TEXTS as texts } from '@schema/texts/papers/paper-page';
import { paperTitle } from '@schema/texts/papers/papers';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import css from './PaperPage.module.css';

interface PaperHeadProps {
  readonly paper: PaperFactsFragment;
  readonly back: ReactNode;
  /** Path of a booking; null: this user has no page that shows it. */
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** Kind, number, customer and car of a document, and its booking. */
export function PaperHead({ paper, back, bookingLink }: PaperHeadProps) {
  const moment = useMoment();
  const title = paperTitle(paper);
  const { bookingId, customerName, carTitle, issuedAt, userLogin } = paper;
  useShellSlots({ title });
  const isInBar = use(BarTitle) === title;
  return (
    <Row as="header" gap={8} align="center" className={css.head}>
      {back}
      <div className={css.names}>
        <h1 className={classNames(css.title, isInBar && css.inBar)}>{title}</h1>
        <span className={css.facts}>
          {[customerName, carTitle, moment(issuedAt), userLogin].filter(Boolean).join(' · ')}
        </span>
        {bookingId !== null && bookingLink && (
          <Link className={css.booking} to={bookingLink(bookingId)}>
            {texts.booking(bookingId)}
          </Link>
        )}
      </div>
    </Row>
  );
}
