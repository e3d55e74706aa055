import { tzOffset } from '@date-fns/tz/tzOffset';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/**
 * Start of each day of a time zone, in epoch milliseconds. All company time is computed from these,
 * so Intl (about 2 µs) is called once per day and zone. TZDate of @date-fns/tz takes 8 µs per
 * instant, and on days of a transition it gives another instant for a tenth of the wall times,
 * depending on the zone of the device.
 */

const MAX_ZONES = 16;
const MAX_DAYS = 50_000;
const zones = new Map<string, Map<number, number>>();

/** Offset of local time from UTC at an instant. Zones before 1920 had offsets with seconds. */
function offsetMs(ms: number, zone: string): number {
  const minutes = tzOffset(zone, new Date(ms));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${zone}`);
  return Math.round(minutes * millisecondsInMinute);
}

/**
 * The instant at which a wall clock in the zone shows `wallMs` (a local time written as if UTC).
 * Repeated time (clocks go back): the first. Skipped time (clocks go forward): the instant of the
 * transition.
 */
function firstInstantShowing(wallMs: number, zone: string): number {
  const before = offsetMs(wallMs - millisecondsInDay, zone);
  const after = offsetMs(wallMs + millisecondsInDay, zone);
  const early = wallMs - Math.max(before, after);
  const late = wallMs - Math.min(before, after);
  if (early + offsetMs(early, zone) === wallMs) return early;
  if (late + offsetMs(late, zone) === wallMs) return late;
  return firstInstantWithOffset(after, early, late, zone);
}

function firstInstantWithOffset(offset: number, from: number, to: number, zone: string): number {
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle, zone) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** The first instant of the day with this number (see `dayNumber`) in the zone. */
export function dayStartMs(number: number, zone: string): number {
  let starts = zones.get(zone);
  if (!starts) {
    if (zones.size >= MAX_ZONES) zones.clear();
    starts = new Map();
    zones.set(zone, starts);
  }
  const known = starts.get(number);
  if (known !== undefined) return known;
  if (starts.size >= MAX_DAYS) starts.clear();
  const start = firstInstantShowing(number * millisecondsInDay, zone);
  starts.set(number, start);
  return start;
}

/** The number of the day of an instant in the zone. Always consistent with `dayStartMs`. */
export function dayNumberAt(ms: number, zone: string): number {
  let number = Math.floor(ms / millisecondsInDay);
  while (ms < dayStartMs(number, zone)) number--;
  while (ms >= dayStartMs(number + 1, zone)) number++;
  return number;
}

/** Milliseconds of the wall clock since midnight: 10:30 → 37,800,000. */
export function wallTimeMs(ms: number, zone: string): number {
  const number = dayNumberAt(ms, zone);
  const start = dayStartMs(number, zone);
  if (dayStartMs(number + 1, zone) - start === millisecondsInDay) return ms - start;
  return ms + offsetMs(ms, zone) - number * millisecondsInDay;
}

/** The instant of a wall-clock time on that day; see `firstInstantShowing`. */
export function instantShowingMs(number: number, timeMs: number, zone: string): number {
  const start = dayStartMs(number, zone);
  if (dayStartMs(number + 1, zone) - start === millisecondsInDay) return start + timeMs;
  return firstInstantShowing(number * millisecondsInDay + timeMs, zone);
}
