import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { dayOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import type { CarTime, TakenTime } from './car-time';

/** A rental whose times may be missing in the file. */
export interface OpenPeriod {
  startDate: Date;
  endDate: Date;
  /** The file has the day without a time. */
  /** Return mark: the car is free from this moment on. */
  readonly returnedAt?: Date | null;
  readonly isStartOpen: boolean;
  readonly isEndOpen: boolean;
  readonly notes: string[];
}

/**
 * Moves the moment without a time when two rentals of one car share a day, so that they touch.
 * Changes are noted. Returns whether they no longer overlap.
 */
function partAt(earlier: OpenPeriod, later: OpenPeriod, zone: string): void {
  if (earlier.endDate <= later.startDate) return;
  if (dayOf(earlier.endDate, zone) !== dayOf(later.startDate, zone)) return;
  if (earlier.isEndOpen && later.startDate > earlier.startDate) {
    earlier.endDate = later.startDate;
    earlier.notes.push(IMPORT_NOTES.endMoved);
  } else if (later.isStartOpen && earlier.endDate < later.endDate) {
    later.startDate = earlier.endDate;
    later.notes.push(IMPORT_NOTES.startMoved);
  }
}

/** Adjusts rentals of one car within the file where days have no times, so that they touch. */
export function fitToEachOther(rentals: readonly OpenPeriod[], zone: string): void {
  const byStart = [...rentals].sort((a, b) => a.startDate.getTime() - b.startDate.getTime());
  for (const [place, later] of byStart.entries()) {
    const earlier = byStart[place - 1];
    if (earlier) partAt(earlier, later, zone);
  }
}

/** Like `fitToEachOther`, against the car's occupied time. Returns the remaining conflicts. */
export function fitInto(rental: OpenPeriod, time: CarTime, zone: string): TakenTime[] {
  const inTheWay = time.inTheWay(rental);
  if (inTheWay.length === 0) return [];
  const wanted: Period = { startDate: rental.startDate, endDate: rental.endDate };
  const moved: string[] = [];
  for (const { period } of inTheWay) {
    const isBefore = dayOf(period.endDate, zone) === dayOf(wanted.startDate, zone);
    const isAfter = dayOf(period.startDate, zone) === dayOf(wanted.endDate, zone);
    if (rental.isEndOpen && isAfter && period.startDate > rental.startDate) {
      rental.endDate = period.startDate;
      moved.push(IMPORT_NOTES.endMoved);
    } else if (rental.isStartOpen && isBefore && period.endDate < rental.endDate) {
      rental.startDate = period.endDate;
      moved.push(IMPORT_NOTES.startMoved);
    }
  }
  const left = time.inTheWay(rental);
  if (left.length === 0) rental.notes.push(...moved);
  else Object.assign(rental, wanted);
  return left;
}
