import type { ReturnRule } from '@schema/values/bookings/booking-status';
import { type Whereabouts, whereabouts } from '@schema/values/bookings/whereabouts';
import type { BookingFacts } from './booking-facts';

type Facts = Pick<
  BookingFacts,
  | 'startDate'
  | 'endDate'
  | 'handedOverAt'
  | 'returnedAt'
  | 'isExtension'
  | 'isExtended'
  | 'isHandedOver'
  | 'expectsHandoverMark'
>;

const instant = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** Car location of a live booking at a moment, recalculated as time passes after the answer. */
export const whereaboutsAt = (booking: Facts, now: Date, rule: ReturnRule): Whereabouts =>
  whereabouts(
    {
      startDate: new Date(booking.startDate),
      endDate: new Date(booking.endDate),
      handedOverAt: instant(booking.handedOverAt),
      returnedAt: instant(booking.returnedAt),
      isExtension: booking.isExtension,
      isExtended: booking.isExtended ?? false,
      isHandedOver: booking.isHandedOver ?? Boolean(booking.handedOverAt),
      expectsHandoverMark: booking.expectsHandoverMark ?? false,
    },
    now,
    rule,
  );
