import { occupiedPeriod, type Period } from '@schema/values/time/period';

/** An occupied period of a car. */
export interface TakenTime {
  readonly period: Period;
  /** Name of the occupier in a refusal. */
  readonly title: string;
}

/** The occupied time of a car, sorted: a file may query it tens of thousands of times. */
export class CarTime {
  /** By start. */
  readonly #taken: TakenTime[] = [];
  /** Latest end up to each index, which bounds a search. */
  readonly #reach: number[] = [];

  /** The number of periods that begin before this moment. */
  #before(moment: number): number {
    let [low, high] = [0, this.#taken.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = this.#taken[middle]?.period.startDate.getTime() ?? 0;
      if (start < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  take(taken: TakenTime): void {
    const at = this.#before(taken.period.startDate.getTime());
    this.#taken.splice(at, 0, taken);
    this.#reach.splice(at, 0, 0);
    let reach = this.#reach[at - 1] ?? Number.NEGATIVE_INFINITY;
    for (let place = at; place < this.#taken.length; place += 1) {
      reach = Math.max(reach, this.#taken[place]?.period.endDate.getTime() ?? reach);
      if (place > at && this.#reach[place] === reach) break;
      this.#reach[place] = reach;
    }
  }

  /** Conflicts with this period, by start. */
  inTheWay(wanted: Period & { readonly returnedAt?: Date | null }): TakenTime[] {
    const { startDate, endDate } = occupiedPeriod(wanted);
    const found: TakenTime[] = [];
    for (let place = this.#before(endDate.getTime()) - 1; place >= 0; place -= 1) {
      if ((this.#reach[place] ?? 0) <= startDate.getTime()) break;
      const taken = this.#taken[place];
      if (taken && taken.period.endDate > startDate) found.push(taken);
    }
    return found.reverse();
  }
}
