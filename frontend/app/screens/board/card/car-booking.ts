import { whereaboutsAt } from '@frontend/shared/bookings/booking-whereabouts';
import { currentBookingText, lateBookingText } from '@schema/texts/board/car-actions';
import { whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import type { ReturnRule } from '@schema/values/bookings/booking-status';
import { isUnreturned } from '@schema/values/bookings/whereabouts';
import { formatMoment } from '@schema/values/time/calendar';
import type { BoardKnowledge } from '../board-knowledge';

interface Occasion {
  readonly now: Date;
  readonly zone: string;
  readonly rule: ReturnRule;
}

interface CarBooking {
  readonly id: number;
  readonly text: string;
}

/** The booking that holds the car now: the last one that is not returned, else the current one. */
export function bookingOfCar(
  knowledge: Pick<BoardKnowledge, 'events' | 'booking'>,
  carId: number,
  { now, zone, rule }: Occasion,
): CarBooking | null {
  const begun = knowledge
    .events(carId)
    .filter(({ kind, startDate }) => kind === 'booking' && startDate <= now)
    .toSorted((a, b) => b.startDate.getTime() - a.startDate.getTime());
  for (const { id, title, endDate } of begun) {
    if (now < endDate) return { id, text: currentBookingText(title, formatMoment(endDate, zone)) };
    const record = knowledge.booking(id);
    const where = record && whereaboutsAt(record, now, rule);
    const sign = where && isUnreturned(where) && whereaboutsSign(where);
    if (sign) return { id, text: lateBookingText(title, sign) };
  }
  return null;
}
