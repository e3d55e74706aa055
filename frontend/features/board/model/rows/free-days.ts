import type { BoardRow } from './rows';

const NO_DAYS = new Int32Array(0);

/**
 * Visits the days contained in only one of two ascending lists: -1 for the first, 1 for the second.
 */
function eachDifference(
  before: Int32Array,
  after: Int32Array,
  visit: (day: number, sign: 1 | -1) => void,
): void {
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const old = before[left] ?? Number.POSITIVE_INFINITY;
    const now = after[right] ?? Number.POSITIVE_INFINITY;
    if (old < now) visit(old, -1);
    else if (now < old) visit(now, 1);
    if (old <= now) left += 1;
    if (now <= old) right += 1;
  }
}

/** Margin of days around the counted ones. */
const ROOM_DAYS = 64;

/**
 * Number of free cars on each day. A day is taken when a booking or unfinished maintenance touches
 * it (docs/domain.md, board cells over REST). Only changed days are counted again, never in a
 * frame.
 */
export class FreeDays {
  /** Taken cars of each day from `first` on. */
  private taken = new Int32Array(0);
  private first = 0;
  private rows: readonly BoardRow[] = [];

  /** Skips rows that are the same objects as before. */
  update(rows: readonly BoardRow[]): void {
    if (rows === this.rows) return;
    const before = new Map(this.rows.map((row) => [row.car.id, row.takenDays]));
    const count = (day: number, sign: 1 | -1) => this.count(day, sign);
    for (const { car, takenDays } of rows) {
      const old = before.get(car.id) ?? NO_DAYS;
      before.delete(car.id);
      if (old !== takenDays) eachDifference(old, takenDays, count);
    }
    for (const old of before.values()) eachDifference(old, NO_DAYS, count);
    this.rows = rows;
  }

  /** Number of counted cars. */
  get cars(): number {
    return this.rows.length;
  }

  /** Free cars on a day number. */
  on(day: number): number {
    return this.rows.length - (this.taken[day - this.first] ?? 0);
  }

  private makeRoom(day: number): void {
    const { length } = this.taken;
    const from = (length === 0 ? day : Math.min(day, this.first)) - ROOM_DAYS;
    const to = Math.max(day, length === 0 ? day : this.first + length) + ROOM_DAYS;
    const taken = new Int32Array(to - from);
    taken.set(this.taken, length === 0 ? 0 : this.first - from);
    this.taken = taken;
    this.first = from;
  }

  private count(day: number, sign: 1 | -1): void {
    if (this.taken[day - this.first] === undefined) this.makeRoom(day);
    const index = day - this.first;
    this.taken[index] = (this.taken[index] ?? 0) + sign;
  }
}
