import { DAYTIME } from '@schema/constants';
import { addDays, dayOf, daysBetween, instantAt, timeOf } from '@schema/values/time/calendar';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { millisecondsInMinute } from 'date-fns/constants';

interface Occasion {
  readonly now: Date;
  readonly zone: string;
}

/** A period in which the car is free, ms since the epoch. */
interface Gap {
  readonly from: number;
  /** Infinity without a later claim. */
  readonly until: number;
}

/**
 * The free window of the wanted length that starts nearest to the wanted start; the later of two
 * equally near. Never in the past, unless the wanted period starts there: then not before its
 * start. Whole minutes. Its ends are not at night: such a window is replaced by the wanted one
 * moved by whole days, unless the wanted one itself ends or starts at night. Always exists, at the
 * latest after the last claim.
 */
export function nearestFreeWindow(
  claims: readonly Period[],
  wanted: Period,
  { now, zone }: Occasion,
): Period {
  const isAnyTime = isAtNight(wanted, zone);
  const distance = ({ startDate }: Period) =>
    Math.abs(startDate.getTime() - wanted.startDate.getTime());
  let best: Period | null = null;
  for (const gap of gapsBetween(claims, Math.min(wanted.startDate.getTime(), now.getTime()))) {
    const exact = movedInto(gap, wanted);
    if (!exact) continue;
    const offers =
      isAnyTime || !isAtNight(exact, zone) ? [exact] : byDays(gap, wanted, exact, zone);
    for (const offer of offers) {
      if (!best || distance(offer) <= distance(best)) best = offer;
    }
  }
  return best ?? wanted;
}

function gapsBetween(claims: readonly Period[], earliest: number): Gap[] {
  const gaps: Gap[] = [];
  let from = nextMinute(earliest);
  for (const { startDate, endDate } of claims.toSorted(
    (a, b) => a.startDate.getTime() - b.startDate.getTime(),
  )) {
    gaps.push({ from, until: startDate.getTime() });
    from = Math.max(from, nextMinute(endDate.getTime()));
  }
  return [...gaps, { from, until: Number.POSITIVE_INFINITY }];
}

/** The wanted window moved to the nearest position inside the gap; null when the gap is shorter. */
function movedInto({ from, until }: Gap, wanted: Period): Period | null {
  const wantedMs = wanted.startDate.getTime();
  const lengthMs = occupiedPeriod(wanted).endDate.getTime() - wantedMs;
  if (until - from < lengthMs) return null;
  const start = Math.min(Math.max(wantedMs, from), until - lengthMs);
  return {
    startDate: new Date(start),
    endDate: new Date(start + wanted.endDate.getTime() - wantedMs),
  };
}

/** The wanted window moved by whole company days into the gap, near `exact`. */
function byDays({ from, until }: Gap, wanted: Period, exact: Period, zone: string): Period[] {
  const days = daysBetween(dayOf(wanted.startDate, zone), dayOf(exact.startDate, zone));
  const moved = (moment: Date, count: number) =>
    instantAt(addDays(dayOf(moment, zone), count), timeOf(moment, zone), zone);
  return [days - 1, days, days + 1]
    .map((count) => ({
      startDate: moved(wanted.startDate, count),
      endDate: moved(wanted.endDate, count),
    }))
    .filter((offer) => {
      const { startDate, endDate } = occupiedPeriod(offer);
      return startDate.getTime() >= from && endDate.getTime() <= until;
    });
}

function isAtNight({ startDate, endDate }: Period, zone: string): boolean {
  return [startDate, endDate].some((moment) => {
    const time = timeOf(moment, zone);
    return time < DAYTIME.from || time > DAYTIME.until;
  });
}

const nextMinute = (ms: number) => Math.ceil(ms / millisecondsInMinute) * millisecondsInMinute;
