import { CellLines } from '@frontend/shared/bookings/BookingCells';
import { useMoment } from '@frontend/shared/data/use-moment';
import { paperPath } from '@frontend/shared/papers/paper-path';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { PAPER_LIST_TEXTS as texts } from '@schema/texts/papers/paper-list';
import { PAPER_TEXTS } from '@schema/texts/papers/paper-page';
import { paperTitle, RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { Link } from 'react-router-dom';
import css from './PaperRows.module.css';
import type { ListedPaperFactsFragment } from './paper-list.generated';

interface PaperRowsProps {
  readonly papers: readonly ListedPaperFactsFragment[];
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** Documents of all rentals; the number opens the document. */
export function PaperRows({ papers, bookingLink }: PaperRowsProps) {
  const moment = useMoment();
  const title = (paper: ListedPaperFactsFragment) => (
    <Link
      className={css.link}
      to={paperPath(paper.id)}
      aria-label={`${paperTitle(paper)}: ${[paper.customerName, paper.carTitle].filter(Boolean).join(', ')}`}
    >
      {paperTitle(paper)}
    </Link>
  );
  const booking = ({ bookingId }: ListedPaperFactsFragment) =>
    bookingId !== null &&
    bookingLink && (
      <Link className={css.link} to={bookingLink(bookingId)}>
        {PAPER_TEXTS.booking(bookingId)}
      </Link>
    );
  const state = ({ voidedAt, isChanged }: ListedPaperFactsFragment) =>
    voidedAt === null ? (
      isChanged && <Badge look="warning">{RENTAL_PAPERS_TEXTS.changed}</Badge>
    ) : (
      <Badge>{RENTAL_PAPERS_TEXTS.voided}</Badge>
    );
  return (
    <Records
      label={SHELL_TEXTS.papers}
      rows={papers}
      columns={[
        { title: texts.paper, cell: title },
        {
          title: texts.issued,
          cell: ({ issuedAt, userLogin }) => (
            <CellLines>
              <span>{moment(issuedAt)}</span>
              <span className={textCss.quiet}>{userLogin}</span>
            </CellLines>
          ),
        },
        {
          title: texts.customer,
          cell: ({ customerName, fileDeletedAt }) =>
            fileDeletedAt === null ? (
              customerName
            ) : (
              <span className={textCss.quiet}>{RENTAL_PAPERS_TEXTS.fileDeleted}</span>
            ),
        },
        { title: texts.car, cell: ({ carTitle }) => carTitle },
        { title: texts.booking, cell: booking },
        { title: texts.state, cell: state },
      ]}
      areCardsDense
      card={(paper) => (
        <>
          <CardLine>
            {title(paper)}
            {state(paper)}
          </CardLine>
          <p>{[paper.customerName, paper.carTitle].filter(Boolean).join(' · ')}</p>
          <CardLine>
            <span
              className={textCss.quiet}
            >{`${moment(paper.issuedAt)} · ${paper.userLogin}`}</span>
            {booking(paper)}
          </CardLine>
        </>
      )}
    />
  );
}
