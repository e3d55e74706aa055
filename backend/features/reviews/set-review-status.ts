import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/graphql/context';
import { MESSAGES } from '@schema/messages';
import type { ReviewStatus } from '@schema/statuses';
import { handleReview } from './handle-review';
import type { ReviewRequestType } from './reviews.types';

const operation = 'setReviewStatus';

/**
 * Marks a request as sent or given up (spec 2, §4). Refuses: VALIDATION_FAILED without a status;
 * NOT_FOUND; CONFLICT for every step but from pending to sent or cancelled.
 */
export async function setReviewStatus(
  ctx: SignedInContext,
  id: number,
  status: ReviewStatus | null,
): Promise<ReviewRequestType> {
  if (status === null) throw validationFailed({ status: MESSAGES.reviews.statusInvalid });
  const handled = await ctx.store.write(ctx.em, (em) =>
    handleReview(em, { id, status, operation }, ctx),
  );
  ctx.announce(operation);
  return handled;
}
