import type { StayReason } from '@schema/texts/bookings/reseating';
import type { Period } from '@schema/values/time/period';
import type { Claim } from '../bookings/occupancy';

export interface ReseatedBooking extends Period {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number | null;
  /** Full name. */
  readonly customer: string;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
}

type Marks = Pick<ReseatedBooking, 'startDate' | 'cancelledAt' | 'handedOverAt' | 'returnedAt'>;

/**
 * Whether the booking may be moved to another car automatically. Only planned ones: not begun,
 * without marks, not cancelled (docs/domain.md, re-seating).
 */
export function isReseatable(
  { startDate, cancelledAt, handedOverAt, returnedAt }: Marks,
  now: Date,
): boolean {
  return startDate > now && !cancelledAt && !handedOverAt && !returnedAt;
}

/** Reason why a booking of the window stays. */
export function stayReason(booking: Marks, now: Date): StayReason {
  if (isReseatable(booking, now)) return 'noPlace';
  return booking.handedOverAt ? 'handedOver' : 'begun';
}

/** Whether the claim is fixed, regardless of free cars. */
export function isFixed(
  { kind, event }: Claim,
  { now, isBroken }: { readonly now: Date; readonly isBroken: boolean },
): boolean {
  if (kind === 'maintenance') return !isBroken;
  return !isReseatable(event as ReseatedBooking, now);
}
