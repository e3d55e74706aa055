import { QUICK_BOOKING } from '@schema/constants';
import type { QuickBookingValues } from '@schema/forms/bookings/quick-booking';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';

/** From today 23:59 to the day after tomorrow 06:00, company time (requirements.md, K40). */
export function quickPeriod(now: Date, zone: string): QuickBookingValues {
  const today = dayOf(now, zone);
  const { pickupTime, returnTime, returnAfterDays } = QUICK_BOOKING;
  return {
    startDate: instantAt(today, pickupTime, zone).toISOString(),
    endDate: instantAt(addDays(today, returnAfterDays), returnTime, zone).toISOString(),
  };
}
