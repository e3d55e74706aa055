import { notFound } from '@backend/domain/refusal';
import { assertReviewStep } from '@backend/domain/reviews/review-queue';
import type { RequestContext } from '@backend/operation/context';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { lockRow } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import {
  loadReviewRequest,
  type ReviewRequestRecord,
} from '@backend/store/queries/reviews/review-rows';
import { MESSAGES } from '@schema/messages';
import type { ReviewStatus } from '@schema/statuses';
import { reviewAnswer, scheduleOf } from './review-answer';

/** Locks a request and reads it. Throws NOT_FOUND. */
export async function lockReview(em: Em, id: number): Promise<ReviewRequestRecord> {
  await lockRow(em, 'review_requests', id);
  const request = await loadReviewRequest(em, id);
  if (!request) throw notFound(MESSAGES.reviews.requestNotFound);
  return request;
}

interface Handling {
  readonly status: ReviewStatus;
  readonly moment: Pick<RequestContext, 'now' | 'zone'>;
}

/**
 * Moves a locked request from pending to sent or cancelled and freezes its text and time. Of two
 * concurrent calls the second throws CONFLICT. `change` has to be recorded.
 */
export async function handleReview(
  em: Em,
  before: ReviewRequestRecord,
  { status, moment: { now, zone } }: Handling,
) {
  assertReviewStep(before.status, status);
  const { id, templateMessage } = before;
  const handled = {
    status,
    templateMessage,
    scheduledAt: scheduleOf(before, zone),
    handledAt: now,
  };
  await em.nativeUpdate(ReviewRequest, { id }, handled);
  return {
    answer: reviewAnswer({ ...before, ...handled }, zone),
    change: {
      entity: 'ReviewRequest',
      entityId: id,
      before: { status: before.status },
      after: handled,
    },
  };
}
