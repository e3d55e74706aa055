import { ReviewArchiveDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { REVIEWS_TEXTS } from '@schema/texts/reports/reviews';
import { Archive } from 'lucide-react';
import { ArchivePanel } from './ArchivePanel';
import { reviewColumns } from './export-reviews';
import { queueSources } from './queue-sources';

/** Sent and cancelled requests by source (requirements.md, R8). */
export default function ReviewArchive() {
  const { data, error, loading, refetch } = useFreshQuery(ReviewArchiveDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewArchive,
  });
  const zone = useZone();
  const retry = () => void refetch().catch(() => undefined);
  useStale('reviews', retry);
  const requests = data?.reviewRequests.items;
  return (
    <div aria-busy={loading}>
      {error && (
        <ErrorBox
          title={MESSAGES.reviews.archiveFailed}
          message={failureText(error, error.message)}
        >
          <Button isPending={loading} onClick={retry}>
            {REVIEWS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!requests && !error && <Spinner description={REVIEWS_TEXTS.loading} />}
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
