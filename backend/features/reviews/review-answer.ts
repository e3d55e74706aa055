import { reviewScheduledAt } from '@backend/domain/reviews/review-queue';
import type { ReviewRequestRecord } from '@backend/store/queries/reviews/review-rows';
import { displayName } from '@schema/values/fleet/car-title';
import type { ReviewRequestType } from './reviews.types';

/** When to ask: while pending by the booking as it is now, once handled as it was. */
export function scheduleOf(fact: ReviewRequestRecord, zone: string): Date {
  return fact.status === 'pending' ? reviewScheduledAt(fact, zone) : fact.scheduledAt;
}

/** A request as the API answers it: by name, so that nothing else of the booking gets out. */
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
    startDate: fact.startDate,
    endDate: fact.endDate,
    scheduledAt: scheduleOf(fact, zone),
    handledAt: fact.handledAt,
  };
}
