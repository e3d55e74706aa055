import { Button } from '@frontend/shared/ui/buttons/Button';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
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
    <Stack as="section" gap={12} className={css.panel} aria-label={name}>
      <header>
        <Text as="h2" size="tile" weight={650} hasOwnLine>
          {name}
        </Text>
        <Text as="p" tone="muted" size="label">
          {REVIEWS_TEXTS.sentTotal}: {sent} · {REVIEWS_TEXTS.cancelledTotal}:{' '}
          {requests.length - sent}
        </Text>
      </header>
      <CardGrid label={`${REVIEWS_TEXTS.archive}: ${name}`}>
        {requests.slice(0, shown).map((request) => (
          <ReviewCard key={request.id} request={request} />
        ))}
      </CardGrid>
      {requests.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>{REVIEWS_TEXTS.showMore}</Button>
      )}
    </Stack>
  );
}
