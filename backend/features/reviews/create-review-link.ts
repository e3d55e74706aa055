import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { isReviewDue } from '@backend/domain/reviews/review-queue';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ReviewLink } from '@backend/store/entities/reviews/review-link.entity';
import { ReviewLinkRequest } from '@backend/store/entities/reviews/review-link-request.entity';
import { lockRow } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import {
  loadReviewRequests,
  type ReviewRequestRecord,
} from '@backend/store/queries/reviews/review-rows';
import { REVIEW_LINK } from '@schema/constants/reviews';
import { reviewLinkPayload } from '@schema/forms/reviews/review-link';
import { MESSAGES } from '@schema/messages';
import { whatsappLink } from '@schema/values/people/phone';
import { addMinutes } from 'date-fns/addMinutes';
import { newReviewCode, reviewCodeHash } from './review-code';
import type { CreateReviewLinkInput, ReviewLinkType } from './review-links.types';

const operation = 'createReviewLink';
const { reviews, sources } = MESSAGES;

interface NewLink {
  readonly sourceId: number;
  readonly requestIds: readonly number[];
}

/**
 * Creates a link to send reviews from and returns its code once: only the hash is stored. It is
 * valid for 30 minutes and revokes the source's older links (docs/domain.md, reviews). Requests
 * already handled are left out. Throws VALIDATION_FAILED with form messages or for requests of
 * another source; NOT_FOUND for an unknown source; CONFLICT when no request is pending.
 */
export async function createReviewLink(
  ctx: SignedInContext,
  input: CreateReviewLinkInput,
): Promise<ReviewLinkType> {
  const wanted = assertValid(reviewLinkPayload, input);
  const { sourceId } = wanted;
  const code = newReviewCode();
  const createdAt = ctx.now;
  const expiresAt = addMinutes(createdAt, REVIEW_LINK.lifeMinutes);
  const codeHash = reviewCodeHash(code) ?? '';
  const listed = await ctx.store.write(ctx.em, (em) =>
    add(em, wanted, { codeHash, expiresAt }, ctx),
  );
  ctx.announce(operation);
  const links = listed.map((request) => ({
    requestId: request.id,
    customerName: request.customerName,
    customerPhone: request.customerPhone,
    whatsappUrl: whatsappLink(request.customerPhone ?? '', request.templateMessage),
    shortPath: `/reviews/share/${code}#${request.id}`,
  }));
  return { sourceId, code, createdAt, expiresAt, requestCount: links.length, links };
}

async function add(
  em: Em,
  { sourceId, requestIds }: NewLink,
  link: { readonly codeHash: string; readonly expiresAt: Date },
  ctx: SignedInContext,
): Promise<ReviewRequestRecord[]> {
  const { now, user, config } = ctx;
  if (!(await lockRow(em, 'sources', sourceId))) throw notFound(sources.notFound);
  const wanted = new Set(requestIds);
  const requests = await loadReviewRequests(em, [...wanted]);
  if (requests.length < wanted.size)
    throw validationFailed({ requestIds: reviews.requestNotFound });
  if (requests.some((request) => request.sourceId !== sourceId)) {
    throw validationFailed({ requestIds: reviews.otherSource });
  }
  const waiting = requests.filter(
    (request) => request.status === 'pending' && isReviewDue(request, now, config),
  );
  if (waiting.length === 0) throw conflict(reviews.nobodyPending);

  await em.nativeUpdate(ReviewLink, { source: sourceId, revokedAt: null }, { revokedAt: now });
  const row = em.create(ReviewLink, { ...link, source: sourceId, createdAt: now });
  await em.flush();
  await em.insertMany(
    ReviewLinkRequest,
    waiting.map((request) => ({ link: row.id, request: request.id })),
  );
  const after = { sourceId, requestIds: waiting.map(({ id }) => id), expiresAt: link.expiresAt };
  recordChange(em, { at: now, user, operation, entity: 'ReviewLink', entityId: row.id, after });
  return waiting;
}
