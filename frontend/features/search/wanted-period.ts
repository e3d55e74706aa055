import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import type { SearchIntent } from '@schema/values/commands/search-intent';
import { dayOf } from '@schema/values/time/calendar';
import { defaultPeriod } from '@schema/values/time/default-period';
import type { Period } from '@schema/values/time/period';

type WantedBooking = Pick<
  Extract<SearchIntent, { kind: 'booking' }>,
  'fromDay' | 'toDay' | 'startTime' | 'endTime'
>;

const HALF_HOUR_MS = 1_800_000;

/** The period of typed days. Without an hour a rental of today begins soon, not at a past hour. */
export function wantedPeriod(wanted: WantedBooking, now: Date, zone: string): Period {
  const { fromDay, toDay, startTime, endTime } = wanted;
  const times = {
    startTime: startTime ?? BOOKING_PICKUP_TIME,
    endTime: endTime ?? BOOKING_RETURN_TIME,
  };
  const isNow = startTime === null && fromDay === dayOf(now, zone);
  const soon = new Date(Math.ceil(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);
  return defaultPeriod({ fromDay, toDay, ...times, freeFrom: isNow ? soon : null }, zone);
}
