import { DAY_MS } from '@schema/values/day-number';
import { occupiedPeriod, overlaps, type Period } from '@schema/values/period';

/** A stretch of a car's time that somebody has. */
export interface TakenTime {
  readonly period: Period;
  /** How it is named in a refusal. */
  readonly title: string;
}

const bucket = (instant: Date) => Math.floor(instant.getTime() / DAY_MS);

/** Who has a car when; asked tens of thousands of times, so it is kept by days. */
export class CarTime {
  readonly #byDay = new Map<number, TakenTime[]>();

  take(taken: TakenTime): void {
    for (let day = bucket(taken.period.startDate); day <= bucket(taken.period.endDate); day += 1) {
      const others = this.#byDay.get(day);
      if (others) others.push(taken);
      else this.#byDay.set(day, [taken]);
    }
  }

  /** What stands in the way of this period, each once, by start. */
  inTheWay(wanted: Period): TakenTime[] {
    const period = occupiedPeriod(wanted);
    const found = new Set<TakenTime>();
    for (let day = bucket(period.startDate); day <= bucket(period.endDate); day += 1) {
      for (const taken of this.#byDay.get(day) ?? []) {
        if (overlaps(taken.period, period)) found.add(taken);
      }
    }
    return [...found].sort((a, b) => a.period.startDate.getTime() - b.period.startDate.getTime());
  }
}
