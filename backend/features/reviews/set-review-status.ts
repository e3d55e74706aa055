import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { reviewStatusPayload } from '@schema/forms/reviews/review-request';
import type { ReviewStatus } from '@schema/statuses';
import { handleReview, lockReview } from './handle-review';

interface StatusInput {
  readonly id: number;
  readonly status: ReviewStatus | null;
}

/**
 * Marks a request as sent or cancelled (requirements.md, R10). Throws VALIDATION_FAILED without a
 * status; NOT_FOUND; CONFLICT for every transition but from pending to sent or cancelled.
 */
export const setReviewStatus = command<StatusInput>()({
  name: 'setReviewStatus',
  access: anyOf('view_reviews'),
  form: reviewStatusPayload,
  accept: ({ id, status }) => ({ id, status }),
  sameAs: 'not repeatable',
  lock: ({ em }, { id }) => lockReview(em, id),
  async run({ em, ctx, record }, { status }, request) {
    const { answer, change } = await handleReview(em, request, { status, moment: ctx });
    return { answer, history: [record(change)], cars: [] };
  },
});
