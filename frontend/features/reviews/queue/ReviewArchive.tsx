import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import Archive from 'lucide-react/icons/archive';
import { useState } from 'react';
import css from '../Reviews.module.css';
import { ReviewArchiveDocument } from '../reviews.generated';
import { reviewColumns } from './export-reviews';
import { queueSources } from './queue-sources';
import { ReviewCard } from './ReviewCard';
import type { ReviewFacts } from './useReviewQueue';

/** Sent and cancelled requests by source (requirements.md, R8). */
export default function ReviewArchive() {
  const { data, query } = useFreshQuery(ReviewArchiveDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewArchive,
    topics: ['reviews'],
  });
  const zone = useZone();
  const requests = data?.reviewRequests.items;
  return (
    <div aria-busy={query.isLoading}>
      <QueryStatus
        query={query}
        isLoaded={requests != null}
        loading={REVIEWS_TEXTS.loading}
        title={MESSAGES.reviews.archiveFailed}
        hint={null}
      />
      {requests?.length === 0 && (
        <EmptyState
          icon={<Archive />}
          title={REVIEWS_TEXTS.emptyArchive}
          description={REVIEWS_TEXTS.emptyArchiveHint}
        />
      )}
      {requests && requests.length > 0 && (
        <ExportButtons
          fileName={EXPORT_TEXTS.reviewsFile}
          columns={reviewColumns(zone)}
          load={() => requests}
        />
      )}
      {queueSources(requests ?? []).map((source) => (
        <ArchivePanel
          key={source.id}
          name={source.name}
          requests={requests?.filter(({ sourceId }) => sourceId === source.id) ?? []}
        />
      ))}
    </div>
  );
}

const SHOWN = 12;

interface ArchivePanelProps {
  readonly name: string;
  readonly requests: readonly ReviewFacts[];
}

/** Handled requests of a source with totals, latest first. */
function ArchivePanel({ name, requests }: ArchivePanelProps) {
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
