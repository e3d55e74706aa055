import { type DayCategory, WORK_FORMS } from '@schema/texts/day/day-detail';
import { BOOKING_FORMS, CAR_FORMS, type NounForms } from '@schema/values/words/plural';

/** Noun forms of a category's items: '3 машины', '2 брони'. */
export const COUNT_FORMS: Readonly<Record<DayCategory, NounForms>> = {
  available: CAR_FORMS,
  handovers: BOOKING_FORMS,
  returns: BOOKING_FORMS,
  service: WORK_FORMS,
  'new-bookings': BOOKING_FORMS,
};

/** Query variables that select one section of the day; the server skips the other four. */
export function wantedSections(category: DayCategory) {
  return {
    available: category === 'available',
    handovers: category === 'handovers',
    returns: category === 'returns',
    service: category === 'service',
    newBookings: category === 'new-bookings',
  };
}
