import { type MonthDay, monthDayOf } from '@schema/values/fleet/season';
import { type Day, dayOfNumber } from '@schema/values/time/day-number';
import { type Period } from '@schema/values/time/period';
import { rentalDays } from '@schema/values/time/rental-days';
import { dayNumberAt } from '@schema/values/time/zone-clock';
import { millisecondsInDay } from 'date-fns/constants';

/** The priced days of a period. Computed once per period, then used for every car of the fleet. */
export interface RentalCalendar {
  /** N = max(1, ceil(length / 24 h)). */
  readonly totalDays: number;
  /** Rental days by day of the year, in order of first occurrence. */
  readonly dates: readonly RentalDate[];
}

interface RentalDate {
  readonly monthDay: MonthDay;
  /** The first date of the rental with this month and day. */
  readonly firstDay: Day;
  /** Rental days on it: over 1 in rentals longer than a year or at clock changes. */
  readonly days: number;
}

/**
 * Rental day k starts at `start + k × 24 h`; its date in company time counts (docs/domain.md, price
 * estimate).
 */
export function rentalCalendar(period: Period, zone: string): RentalCalendar {
  const totalDays = rentalDays(period);
  const dates = new Map<MonthDay, { monthDay: MonthDay; firstDay: Day; days: number }>();
  for (let k = 0; k < totalDays; k++) {
    const day = dayOfNumber(dayNumberAt(period.startDate.getTime() + k * millisecondsInDay, zone));
    const monthDay = monthDayOf(day);
    const known = dates.get(monthDay);
    if (known) known.days++;
    else dates.set(monthDay, { monthDay, firstDay: day, days: 1 });
  }
  return { totalDays, dates: [...dates.values()] };
}
