import { notFound } from '@backend/domain/refusal';
import { assertReviewStep } from '@backend/domain/reviews/review-queue';
import type { RequestContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { lockRow } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import { loadReviewRequest } from '@backend/store/queries/reviews/review-rows';
import { MESSAGES } from '@schema/messages';
import type { ReviewStatus } from '@schema/statuses';
import { reviewAnswer, scheduleOf } from './review-answer';
import type { ReviewRequestType } from './reviews.types';

/**
 * Moves a request from pending to sent or cancelled and freezes its text and time. Of two
 * concurrent calls the second throws CONFLICT. Throws NOT_FOUND for an unknown request.
 */
export async function handleReview(
  em: Em,
  { id, status, operation }: { id: number; status: ReviewStatus; operation: string },
  { now, zone, user }: Pick<RequestContext, 'now' | 'zone' | 'user'>,
): Promise<ReviewRequestType> {
  await lockRow(em, 'review_requests', id);
  const before = await loadReviewRequest(em, id);
  if (!before) throw notFound(MESSAGES.reviews.requestNotFound);
  assertReviewStep(before.status, status);
  const { templateMessage } = before;
  const handled = {
    status,
    templateMessage,
    scheduledAt: scheduleOf(before, zone),
    handledAt: now,
  };
  await em.nativeUpdate(ReviewRequest, { id }, handled);
  const entry = { at: now, user, operation, entity: 'ReviewRequest', entityId: id };
  recordChange(em, { ...entry, before: { status: before.status }, after: handled });
  return reviewAnswer({ ...before, ...handled }, zone);
}
