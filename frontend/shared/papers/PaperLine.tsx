import { useMoment } from '@frontend/shared/data/use-moment';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { paperTitle, RENTAL_PAPERS_TEXTS as texts } from '@schema/texts/papers/papers';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import css from './PaperLine.module.css';
import { paperPath } from './paper-path';
import type { PaperFactsFragment } from './papers.generated';

interface PaperLineProps {
  readonly paper: Pick<
    PaperFactsFragment,
    'id' | 'kind' | 'number' | 'issuedAt' | 'userLogin' | 'voidedAt' | 'isChanged'
  >;
  /** Beside the badges. */
  readonly children?: ReactNode;
}

/** Leads to the page of a document; unsaved values of a dialog are asked about first. */
export function PaperLine({ paper, children }: PaperLineProps) {
  const moment = useMoment();
  const leave = useLeave();
  const navigate = useNavigate();
  const path = paperPath(paper.id);
  return (
    <li className={css.paper}>
      <Link
        className={css.link}
        to={path}
        onClick={(event) => {
          // The browser handles clicks that open a new tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          leave(() => void navigate(path));
        }}
      >
        <b>{paperTitle(paper)}</b>
        <span className={css.facts}>{`${moment(paper.issuedAt)} · ${paper.userLogin}`}</span>
      </Link>
      {paper.voidedAt !== null && <Badge>{texts.voided}</Badge>}
      {paper.isChanged && <Badge look="warning">{texts.changed}</Badge>}
      {children}
    </li>
  );
}
