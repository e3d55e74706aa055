import { type DayCategory, WORK_FORMS } from '@schema/texts/day/daily';
import { BOOKING_FORMS, CAR_FORMS, type NounForms } from '@schema/values/words/plural';

/** What a category's list is made of: '3 машины', '2 брони'. */
export const COUNT_FORMS: Readonly<Record<DayCategory, NounForms>> = {
  available: CAR_FORMS,
  handovers: BOOKING_FORMS,
  returns: BOOKING_FORMS,
  service: WORK_FORMS,
  'new-bookings': BOOKING_FORMS,
};

/** Which part of the day is asked for; the other four stay on the server. */
export function wantedSections(category: DayCategory) {
  return {
    available: category === 'available',
    handovers: category === 'handovers',
    returns: category === 'returns',
    service: category === 'service',
    newBookings: category === 'new-bookings',
  };
}
