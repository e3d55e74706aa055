import {
  PendingReviewsDocument,
  type PendingReviewsQuery,
  ReviewArchiveCountDocument,
} from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';

export type ReviewFacts = PendingReviewsQuery['reviewRequests']['items'][number];

/** All pending requests and the numbers of handled ones. */
export function useReviewQueue() {
  const pending = useFreshQuery(PendingReviewsDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.pendingReviews,
  });
  const archive = useFreshQuery(ReviewArchiveCountDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewArchive,
  });
  const retry = () => void pending.refetch().catch(() => undefined);
  useStale('reviews', () => {
    retry();
    void archive.refetch().catch(() => undefined);
  });
  return {
    requests: pending.data?.reviewRequests.items ?? null,
    archived: archive.data?.reviewRequests.total ?? null,
    error: pending.error,
    isLoading: pending.loading,
    retry,
  };
}
