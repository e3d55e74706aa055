import { tzOffset } from '@date-fns/tz';
import { DAY_MS } from './day-number';

/**
 * Where the days of a time zone begin, in epoch milliseconds. Everything else about company time
 * is arithmetic over these, so asking Intl (about 2 µs) happens once per day and zone.
 */

const MAX_ZONES = 16;
const MAX_DAYS = 50_000;
const zones = new Map<string, Map<number, number>>();

/** How far local time is ahead of UTC at an instant. Zones before 1920 had odd seconds. */
function offsetMs(ms: number, zone: string): number {
  const minutes = tzOffset(zone, new Date(ms));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${zone}`);
  return Math.round(minutes * 60_000);
}

/**
 * The instant at which a wall clock in the zone shows `wallMs` (a local time written as if UTC).
 * Shown twice (clocks go back): the first. Never shown (clocks go forward): the instant of the jump.
 */
function firstInstantShowing(wallMs: number, zone: string): number {
  const before = offsetMs(wallMs - DAY_MS, zone);
  const after = offsetMs(wallMs + DAY_MS, zone);
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
  const start = firstInstantShowing(number * DAY_MS, zone);
  starts.set(number, start);
  return start;
}

/** The number of the day an instant belongs to in the zone. Agrees with `dayStartMs` always. */
export function dayNumberAt(ms: number, zone: string): number {
  let number = Math.floor(ms / DAY_MS);
  while (ms < dayStartMs(number, zone)) number--;
  while (ms >= dayStartMs(number + 1, zone)) number++;
  return number;
}

/** Milliseconds the wall clock shows since midnight: 10:30 → 37,800,000. */
export function wallTimeMs(ms: number, zone: string): number {
  const number = dayNumberAt(ms, zone);
  const start = dayStartMs(number, zone);
  if (dayStartMs(number + 1, zone) - start === DAY_MS) return ms - start;
  return ms + offsetMs(ms, zone) - number * DAY_MS;
}

/** The instant at which the wall clock of that day shows this time; see `firstInstantShowing`. */
export function instantShowingMs(number: number, timeMs: number, zone: string): number {
  const start = dayStartMs(number, zone);
  if (dayStartMs(number + 1, zone) - start === DAY_MS) return start + timeMs;
  return firstInstantShowing(number * DAY_MS + timeMs, zone);
}
