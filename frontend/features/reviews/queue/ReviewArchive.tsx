import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import Archive from 'lucide-react/icons/archive';
import { ReviewArchiveDocument } from '../reviews.generated';
import { ArchivePanel } from './ArchivePanel';
import { reviewColumns } from './export-reviews';
import { queueSources } from './queue-sources';

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
