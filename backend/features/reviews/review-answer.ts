import { reviewScheduledAt } from '@backend/domain/reviews/review-queue';
import type { ReviewRequestRecord } from '@backend/store/queries/reviews/review-rows';
import { displayName, lookOf } from '@schema/values/fleet/car-title';
import type { ReviewRequestType } from './reviews.types';

/** Due time: while pending derived from the booking, then frozen. */
export function scheduleOf(fact: ReviewRequestRecord, zone: string): Date {
  return fact.status === 'pending' ? reviewScheduledAt(fact, zone) : fact.scheduledAt;
}

/** A request in API format; fields are listed one by one so that no other booking data leaks. */
export function reviewAnswer(fact: ReviewRequestRecord, zone: string): ReviewRequestType {
  return {
    id: fact.id,
    sourceId: fact.sourceId,
    sourceName: fact.sourceName,
    templateMessage: fact.templateMessage,
    status: fact.status,
    bookingId: fact.bookingId,
    customerName: fact.customerName,
    customerPhone: fact.customerPhone,
    carTitle: displayName(fact),
    licensePlate: fact.licensePlate,
    ...lookOf(fact),
    startDate: fact.startDate,
    endDate: fact.endDate,
    scheduledAt: scheduleOf(fact, zone),
    handledAt: fact.handledAt,
  };
}
