import type { RequestContext } from '@backend/operation/context';
import { loadReviewQueue } from '@backend/store/queries/reviews/review-queue-queries';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import type { ReviewStatus } from '@schema/statuses';
import { fillReviewQueue } from './fill-review-queue';
import { reviewAnswer } from './review-answer';
import type { ReviewRequestList } from './reviews.types';

interface ReviewRequestsQuery extends Pick<ListQuery, 'page' | 'pageSize'> {
  /** Absent or empty: all sources. */
  readonly status?: readonly ReviewStatus[] | null;
  readonly sourceId?: number | null;
}

/**
 * The queue (pending) or its archive (sent, cancelled), in full without a page parameter; creates
 * due requests first. Throws VALIDATION_FAILED for an invalid page.
 */
export async function readReviewRequests(
  ctx: RequestContext,
  query: ReviewRequestsQuery,
): Promise<ReviewRequestList> {
  const { page, pageSize } = query;
  const statuses = query.status ?? [];
  const isPending = statuses.length === 0 || statuses.includes('pending');
  if (isPending) await fillReviewQueue(ctx);
  const isPaged = page != null || pageSize != null;
  const filter = {
    statuses,
    sourceId: query.sourceId ?? null,
    page: isPaged ? pageWindow({ page, pageSize }) : null,
  };
  const { now, config, zone } = ctx;
  const { requireReturnMark } = config;
  const { items, total } = await loadReviewQueue(ctx.em, filter, { now, requireReturnMark });
  return { items: items.map((fact) => reviewAnswer(fact, zone)), total };
}
