import { MESSAGES } from '@schema/messages';
import { isReviewStatus, REVIEW_STATUSES } from '@schema/statuses';
import { array } from 'yup';
import { choice, optionalNumber, shapeOf } from '../fields/fields';
import { listQueryPayload } from '../list-query';

const { reviews, sources } = MESSAGES;

export const reviewStatusPayload = shapeOf(
  {
    status: choice(REVIEW_STATUSES, reviews.statusInvalid)
      .defined(reviews.statusInvalid)
      .nonNullable(reviews.statusInvalid),
  },
  [reviews.statusInvalid],
);

/** The queue or its archive. */
export const reviewRequestsPayload = listQueryPayload.shape({
  status: array()
    .typeError(reviews.statusInvalid)
    .nullable()
    .test('statuses', reviews.statusInvalid, (names) => names?.every(isReviewStatus) ?? true),
  sourceId: optionalNumber(sources.notFound),
});
