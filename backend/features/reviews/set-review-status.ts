import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { reviewStatusPayload } from '@schema/forms/reviews/review-request';
import type { ReviewStatus } from '@schema/statuses';
import { handleReview } from './handle-review';
import type { ReviewRequestType } from './reviews.types';

const operation = 'setReviewStatus';

/**
 * Marks a request as sent or cancelled (requirements.md, R10). Throws VALIDATION_FAILED without a
 * status; NOT_FOUND; CONFLICT for every transition but from pending to sent or cancelled.
 */
export async function setReviewStatus(
  ctx: SignedInContext,
  id: number,
  wanted: ReviewStatus | null,
): Promise<ReviewRequestType> {
  const { status } = assertValid(reviewStatusPayload, { status: wanted });
  const handled = await ctx.store.write(ctx.em, (em) =>
    handleReview(em, { id, status, operation }, ctx),
  );
  ctx.announce(operation);
  return handled;
}
