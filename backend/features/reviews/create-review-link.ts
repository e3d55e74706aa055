import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { isReviewDue } from '@backend/domain/reviews/review-queue';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { ReviewLink } from '@backend/store/entities/reviews/review-link.entity';
import { ReviewLinkRequest } from '@backend/store/entities/reviews/review-link-request.entity';
import { lockRow } from '@backend/store/locks/row-lock';
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

const { reviews, sources } = MESSAGES;

/**
 * Creates a review link and returns its code once: only the hash is stored. It is valid for 30
 * minutes and revokes the source's older links (docs/domain.md, reviews). Requests already handled
 * are left out. Throws VALIDATION_FAILED with form messages or for requests of another source;
 * NOT_FOUND for an unknown source; CONFLICT when no request is pending.
 */
export const createReviewLink = command<CreateReviewLinkInput>()({
  name: 'createReviewLink',
  access: anyOf('view_reviews'),
  form: reviewLinkPayload,
  accept: ({ sourceId, requestIds }) => ({
    sourceId,
    requestIds: new Set(requestIds),
    code: newReviewCode(),
  }),
  sameAs: 'not repeatable',
  async lock({ em }, { sourceId, requestIds }) {
    if (!(await lockRow(em, 'sources', sourceId))) throw notFound(sources.notFound);
    return loadReviewRequests(em, [...requestIds]);
  },
  async run({ em, ctx, record }, { sourceId, requestIds, code }, requests) {
    const { now, config } = ctx;
    if (requests.length < requestIds.size) {
      throw validationFailed({ requestIds: reviews.requestNotFound });
    }
    if (requests.some((request) => request.sourceId !== sourceId)) {
      throw validationFailed({ requestIds: reviews.otherSource });
    }
    const waiting = requests.filter(
      (request) => request.status === 'pending' && isReviewDue(request, now, config),
    );
    if (waiting.length === 0) throw conflict(reviews.nobodyPending);

    await em.nativeUpdate(ReviewLink, { source: sourceId, revokedAt: null }, { revokedAt: now });
    const expiresAt = addMinutes(now, REVIEW_LINK.lifeMinutes);
    const row = em.create(ReviewLink, {
      codeHash: reviewCodeHash(code) ?? '',
      expiresAt,
      source: sourceId,
      createdAt: now,
    });
    await em.flush();
    await em.insertMany(
      ReviewLinkRequest,
      waiting.map((request) => ({ link: row.id, request: request.id })),
    );
    const links = waiting.map((request) => linkEntry(request, code));
    const answer: ReviewLinkType = {
      sourceId,
      code,
      createdAt: now,
      expiresAt,
      requestCount: links.length,
      links,
    };
    const after = { sourceId, requestIds: waiting.map(({ id }) => id), expiresAt };
    return {
      answer,
      history: [record({ entity: 'ReviewLink', entityId: row.id, after })],
      cars: [],
    };
  },
});

const linkEntry = (
  request: ReviewRequestRecord,
  code: string,
): ReviewLinkType['links'][number] => ({
  requestId: request.id,
  customerName: request.customerName,
  customerPhone: request.customerPhone,
  whatsappUrl: whatsappLink(request.customerPhone ?? '', request.templateMessage),
  shortPath: `/reviews/share/${code}#${request.id}`,
});
