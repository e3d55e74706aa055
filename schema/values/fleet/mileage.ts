import { millisecondsInDay } from 'date-fns/constants';

/** Highest mileage of a reading, km. Source: the largest counters show six or seven digits. */
export const MAX_MILEAGE_KM = 2_000_000;
/** More kilometres a day than a car drives, so a reading beyond is confirmed. */
export const MAX_KM_PER_DAY = 1500;
/** Days before the latest reading over which the kilometres per day are averaged. */
export const MEAN_KM_DAYS = 90;

/** A mileage read from the counter of a car. */
export interface Reading {
  readonly at: Date;
  /** Whole kilometres. */
  readonly km: number;
  /** The first reading of a replaced counter: its km do not continue those before. */
  readonly isNewCounter: boolean;
}

/** Explanations of a reading that contradicts another one. */
export const MILEAGE_ANSWERS = ['new_counter', 'wrong_other', 'correct'] as const;
export type MileageAnswer = (typeof MILEAGE_ANSWERS)[number];

export const MILEAGE_DOUBTS = ['lower', 'far', 'above_later', 'far_later'] as const;
export type MileageDoubtKind = (typeof MILEAGE_DOUBTS)[number];

/** A contradiction between a new reading and another one. */
export interface MileageDoubt {
  readonly kind: MileageDoubtKind;
  readonly other: Reading & { readonly id: number };
  readonly answers: readonly MileageAnswer[];
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / millisecondsInDay;

/** Whether a car cannot have driven from one reading to the other; less than a day counts as one. */
const isTooFar = (from: Pick<Reading, 'at' | 'km'>, to: Pick<Reading, 'at' | 'km'>) =>
  to.km - from.km > MAX_KM_PER_DAY * Math.max(1, daysBetween(from.at, to.at));

/**
 * The contradictions of a new reading with its neighbours: lower than the one before, higher than
 * the one after, more than MAX_KM_PER_DAY a day from or to one of them. `valid` are the readings that
 * are not reversed, by moment. The km of a replaced counter and of the one before it are not compared.
 */
export function mileageDoubts(
  valid: readonly (Reading & { readonly id: number })[],
  taken: Reading,
): MileageDoubt[] {
  const { at, km } = taken;
  const doubts: MileageDoubt[] = [];
  const before = taken.isNewCounter ? undefined : valid.findLast((reading) => reading.at <= at);
  const next = valid.find((reading) => reading.at > at);
  const after = next?.isNewCounter ? undefined : next;
  if (before && km < before.km) {
    doubts.push({ kind: 'lower', other: before, answers: ['wrong_other', 'new_counter'] });
  } else if (before && isTooFar(before, taken)) {
    doubts.push({ kind: 'far', other: before, answers: ['correct', 'wrong_other'] });
  }
  if (after && km > after.km) {
    doubts.push({ kind: 'above_later', other: after, answers: ['wrong_other'] });
  } else if (after && isTooFar(taken, after)) {
    doubts.push({ kind: 'far_later', other: after, answers: ['correct', 'wrong_other'] });
  }
  return doubts;
}

/** Kilometres driven between the first and the last of these readings, by moment. */
export function drivenKm(readings: readonly Reading[]): number {
  return readings.reduce((sum, { km, isNewCounter }, index) => {
    const before = readings[index - 1];
    return before && !isNewCounter ? sum + Math.max(0, km - before.km) : sum;
  }, 0);
}

/**
 * Mean kilometres per day between the first and the last reading of the MEAN_KM_DAYS before the
 * latest one; null when they are less than a day apart.
 */
export function meanKmPerDay(readings: readonly Reading[]): number | null {
  const latest = readings.at(-1);
  if (!latest) return null;
  const recent = readings.filter(({ at }) => daysBetween(at, latest.at) <= MEAN_KM_DAYS);
  const days = recent[0] ? daysBetween(recent[0].at, latest.at) : 0;
  return days < 1 ? null : Math.round(drivenKm(recent) / days);
}
