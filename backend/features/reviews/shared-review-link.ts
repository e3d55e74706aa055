import { notFound } from '@backend/domain/refusal';
import { isReviewDue, isReviewLinkLive } from '@backend/domain/reviews/review-queue';
import type { RequestContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import {
  loadReviewLink,
  type ReviewLinkRecord,
} from '@backend/store/queries/reviews/review-link-queries';
import { loadLinkRequests } from '@backend/store/queries/reviews/review-rows';
import { MESSAGES } from '@schema/messages';
import { handleReview, lockReview } from './handle-review';
import { reviewAnswer } from './review-answer';
import { reviewCodeHash } from './review-code';
import type { SharedReviewLink } from './review-links.types';
import type { ReviewRequestType } from './reviews.types';

/**
 * The link of a code, without a session. Throws NOT_FOUND with one message for unknown, expired and
 * revoked codes. An unknown code counts as a guess: TOO_MANY_REQUESTS after ten.
 */
async function openLink(ctx: RequestContext, code: string): Promise<ReviewLinkRecord> {
  const hash = reviewCodeHash(code);
  const link = hash && (await loadReviewLink(ctx.em, hash));
  if (!link) await ctx.guesses.countWrong('review code', ctx.ip);
  if (!link || !isReviewLinkLive(link, ctx.now)) throw notFound(MESSAGES.reviews.linkUnavailable);
  return link;
}

/** The requests of a link: pending due ones and handled ones. Throws as `openLink`. */
export async function readSharedReviewLink(
  ctx: RequestContext,
  code: string,
): Promise<SharedReviewLink> {
  const { id, sourceName, expiresAt } = await openLink(ctx, code);
  const { now, zone, config } = ctx;
  const requests = (await loadLinkRequests(ctx.em, id)).filter(
    (request) => request.status !== 'pending' || isReviewDue(request, now, config),
  );
  return { sourceName, expiresAt, requests: requests.map((fact) => reviewAnswer(fact, zone)) };
}

/**
 * Marks a request of the link as sent, without a session. Throws as `openLink`; NOT_FOUND for a
 * request that is not on the list; CONFLICT once it is handled.
 */
export async function sendSharedReview(
  ctx: RequestContext,
  code: string,
  requestId: number,
): Promise<ReviewRequestType> {
  const operation = 'sendSharedReview';
  const link = await openLink(ctx, code);
  const sent = await ctx.store.write(ctx.em, async (em) => {
    const onList = (await loadLinkRequests(em, link.id)).some(({ id }) => id === requestId);
    if (!onList) throw notFound(MESSAGES.reviews.requestNotFound);
    const request = await lockReview(em, requestId);
    const { answer, change } = await handleReview(em, request, { status: 'sent', moment: ctx });
    recordChange(em, { at: ctx.now, user: ctx.user, operation, ...change });
    return answer;
  });
  ctx.announce(operation);
  return sent;
}
