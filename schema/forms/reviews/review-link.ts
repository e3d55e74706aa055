import { REVIEW_LINK } from '@schema/constants/reviews';
import { MESSAGES } from '@schema/messages';
import { array } from 'yup';
import { atMost, reference, shapeOf } from '../fields/fields';

const { reviews, sources } = MESSAGES;

/** The request body of a review link (requirements.md, P40). */
export const reviewLinkPayload = shapeOf(
  {
    sourceId: reference(sources.notFound),
    requestIds: atMost(
      REVIEW_LINK.maxRequests,
      reviews.tooManyInList,
      array()
        .of(reference(reviews.requestNotFound))
        .typeError(reviews.requestsRequired)
        .defined(reviews.requestsRequired)
        .nonNullable(reviews.requestsRequired)
        .min(1, reviews.requestsRequired),
    ),
  },
  [sources.notFound, reviews.requestsRequired],
);
