import type { BoardRow } from './rows';

/** Visits every day on which the car is occupied, each once. */
function eachTakenDay(row: BoardRow, visit: (day: number) => void): void {
  let next = Number.NEGATIVE_INFINITY;
  for (const event of row.events) {
    if (!event.occupies) continue;
    for (let day = Math.max(Math.floor(event.start), next); day <= event.lastDay; day += 1) {
      visit(day);
    }
    next = Math.max(next, event.lastDay + 1);
  }
}

/** Room for days beside those that are counted. */
const ROOM_DAYS = 64;

/**
 * How many cars are free on each day. A day is taken when a booking or unfinished service work
 * touches it (docs/domain.md, board cells over REST). Only changed rows are counted again, and a frame counts
 * nothing.
 */
export class FreeDays {
  /** Taken cars of each day from `first` on. */
  private taken = new Int32Array(0);
  private first = 0;
  private rows: readonly BoardRow[] = [];

  /** Rows that are the same objects as before cost nothing. */
  update(rows: readonly BoardRow[]): void {
    if (rows === this.rows) return;
    const before = new Set(this.rows);
    const after = new Set(rows);
    for (const row of this.rows) if (!after.has(row)) this.add(row, -1);
    for (const row of rows) if (!before.has(row)) this.add(row, 1);
    this.rows = rows;
  }

  /** How many cars are counted. */
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

  private add(row: BoardRow, sign: 1 | -1): void {
    eachTakenDay(row, (day) => {
      if (this.taken[day - this.first] === undefined) this.makeRoom(day);
      const index = day - this.first;
      this.taken[index] = (this.taken[index] ?? 0) + sign;
    });
  }
}
