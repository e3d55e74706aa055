import type { BookingStatus } from '../../statuses';
import type { Period } from '../time/period';
import type { ReturnRule } from './booking-status';

/** Car location of a booking, beside its documented status (docs/domain.md, whereabouts). */
export const WHEREABOUTS = [
  'waiting',
  'late_pickup',
  'out',
  'overdue',
  'unconfirmed',
  'returned',
  'ended',
] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** The facts for `whereabouts`. */
export interface CustodyFacts extends Period {
  readonly cancelledAt?: Date | null;
  readonly handedOverAt?: Date | null;
  readonly returnedAt?: Date | null;
  /** Continues a live booking of the same car and customer. */
  readonly isExtension: boolean;
  /** A live booking of the same car and customer continues it. */
  readonly isExtended: boolean;
  /** Marked as handed over, or continues a booking marked so. */
  readonly isHandedOver: boolean;
  /** Began after the company's first handover mark: a missing mark means not handed over. */
  readonly expectsHandoverMark: boolean;
}

/** Period after the end in which a missing return mark counts as unconfirmed. Hours. */
const UNCONFIRMED_HOURS = 48;

const MS_PER_HOUR = 3_600_000;

/** Ends at or before this instant are no longer `unconfirmed`. */
export const unconfirmedSince = (now: Date): Date =>
  new Date(now.getTime() - UNCONFIRMED_HOURS * MS_PER_HOUR);

export function whereabouts(booking: CustodyFacts, now: Date, rule: ReturnRule = {}): Whereabouts {
  const { startDate, endDate, cancelledAt, handedOverAt, returnedAt } = booking;
  if (cancelledAt) return 'ended';
  if (returnedAt && returnedAt <= now) return 'returned';
  if (endDate <= now) return afterEnd(booking, now, rule);
  if (handedOverAt) return 'out';
  if (now < startDate) return 'waiting';
  if (booking.isHandedOver || booking.isExtension) return 'out';
  return booking.expectsHandoverMark || rule.requireReturnMark ? 'late_pickup' : 'out';
}

/** Past its end without a return mark. The customer of an extended rental keeps the car. */
function afterEnd(booking: CustodyFacts, now: Date, rule: ReturnRule): Whereabouts {
  if (rule.requireReturnMark) return 'overdue';
  if (booking.isExtended) return 'ended';
  if (booking.isHandedOver) return 'overdue';
  return booking.endDate > unconfirmedSince(now) ? 'unconfirmed' : 'ended';
}

/** The return is overdue or unconfirmed. */
export const isUnreturned = (where: Whereabouts): boolean =>
  where === 'overdue' || where === 'unconfirmed';

/**
 * Handed over by its own mark and not returned: archiving such a booking needs a confirmation
 * (docs/domain.md, occupancy).
 */
export const isOutByMark = ({
  handedOverAt,
  returnedAt,
}: {
  readonly handedOverAt?: unknown;
  readonly returnedAt?: unknown;
}): boolean => Boolean(handedOverAt) && !returnedAt;

/** The customer has the car: handed over and not returned. */
export const isOut = (where: Whereabouts): boolean => where === 'out' || where === 'overdue';

/**
 * The car was handed over by a mark, of this booking or of one that it continues, and is not
 * returned.
 */
export function isOutSinceHandover(
  booking: CustodyFacts,
  now: Date,
  rule: ReturnRule = {},
): boolean {
  const where = whereabouts(booking, now, rule);
  return booking.isHandedOver && isOut(where);
}

/** The customer has the car: active, or certainly overdue. */
export const isWithCustomer = (status: BookingStatus, where: Whereabouts): boolean =>
  status === 'active' || where === 'overdue';
