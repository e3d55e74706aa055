import { Button } from '@frontend/shared/ui/buttons/Button';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { useState } from 'react';
import css from '../Reviews.module.css';
import { ReviewCard } from './ReviewCard';
import type { ReviewFacts } from './useReviewQueue';

const SHOWN = 12;

interface ArchivePanelProps {
  readonly name: string;
  readonly requests: readonly ReviewFacts[];
}

/** Handled requests of a source with totals, latest first. */
export function ArchivePanel({ name, requests }: ArchivePanelProps) {
  const [shown, setShown] = useState(SHOWN);
  const sent = requests.filter(({ status }) => status === 'sent').length;
  return (
    <section className={css.panel} aria-label={name}>
      <header>
        <h2 className={css.heading}>{name}</h2>
        <p className={textCss.quiet}>
          {REVIEWS_TEXTS.sentTotal}: {sent} · {REVIEWS_TEXTS.cancelledTotal}:{' '}
          {requests.length - sent}
        </p>
      </header>
      <CardGrid label={`${REVIEWS_TEXTS.archive}: ${name}`}>
        {requests.slice(0, shown).map((request) => (
          <ReviewCard key={request.id} request={request} />
        ))}
      </CardGrid>
      {requests.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>{REVIEWS_TEXTS.showMore}</Button>
      )}
    </section>
  );
}
