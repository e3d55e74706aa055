import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import {
  PendingReviewsDocument,
  type PendingReviewsQuery,
  ReviewArchiveCountDocument,
} from '../reviews.generated';

export type ReviewFacts = PendingReviewsQuery['reviewRequests']['items'][number];

/** All pending requests and the numbers of handled ones. */
export function useReviewQueue() {
  const pending = useFreshQuery(PendingReviewsDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.pendingReviews,
    topics: ['reviews'],
  });
  const archive = useFreshQuery(ReviewArchiveCountDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.reviewArchive,
    topics: ['reviews'],
  });
  return {
    requests: pending.data?.reviewRequests.items ?? null,
    archived: archive.data?.reviewRequests.total ?? null,
    query: pending.query,
  };
}
