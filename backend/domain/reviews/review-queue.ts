import { REVIEW_LINK, REVIEW_QUEUE } from '@schema/constants/reviews';
import { MESSAGES } from '@schema/messages';
import type { ReviewStatus } from '@schema/statuses';
import {
  type BookingMoments,
  bookingStatus,
  type ReturnRule,
} from '@schema/values/bookings/booking-status';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';
import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { conflict } from '../refusal';
import { isLinkLive } from '../share-link';

export interface ReviewedBooking extends BookingMoments {
  /** Whether a live booking of the same car and customer starts where this one ends. */
  readonly hasExtension: boolean;
  /** Whether the template of its source is in the queue now. */
  readonly isInQueue: boolean;
}

/**
 * Whether a review request is due: the booking is completed, its source's template is in the queue
 * and no extension follows (docs/domain.md, reviews). The list queries apply the same rule in SQL.
 */
export function isReviewDue(booking: ReviewedBooking, now: Date, rule: ReturnRule): boolean {
  const { hasExtension, isInQueue } = booking;
  return isInQueue && !hasExtension && bookingStatus(booking, now, rule) === 'completed';
}

/**
 * Bookings that ended earlier are excluded, so that a new template does not create many requests.
 */
export function reviewWindowStart(now: Date): Date {
  return subHours(now, 24 * REVIEW_QUEUE.windowDays);
}

/**
 * Due time of the request: two hours after the return (its mark, else the end), moved into
 * 10:00–20:00 of company time. Returned at 07:00 → that day 10:00; at 15:00 → 17:00; at 18:30 → the
 * next day 10:00.
 */
export function reviewScheduledAt(
  booking: Pick<BookingMoments, 'endDate' | 'returnedAt'>,
  zone: string,
): Date {
  const { delayHours, notBefore, notAfter } = REVIEW_QUEUE;
  const returned = booking.returnedAt ?? booking.endDate;
  const at = addHours(returned, delayHours);
  const day = dayOf(at, zone);
  const earliest = instantAt(day, notBefore, zone);
  if (at < earliest) return earliest;
  return at > instantAt(day, notAfter, zone) ? instantAt(addDays(day, 1), notBefore, zone) : at;
}

/**
 * Allows a request to change from pending to sent or cancelled; refuses everything else with
 * CONFLICT (docs/domain.md, reviews).
 */
export function assertReviewStep(from: ReviewStatus, to: ReviewStatus): void {
  if (to === 'pending') throw conflict(MESSAGES.reviews.neverPendingAgain);
  if (from !== 'pending') throw conflict(MESSAGES.reviews.alreadyHandled);
}

/** Whether a review link opens its list at this moment. */
export const isReviewLinkLive = (
  link: { readonly expiresAt: Date; readonly revokedAt: Date | null },
  now: Date,
): boolean => isLinkLive(link, now, REVIEW_LINK.lifeMinutes);
