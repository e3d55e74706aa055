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

/**
 * How many cars are free on each day. A day is taken when a booking or unfinished service work
 * touches it (docs/domain.md, board cells over REST). Only changed rows are counted again, and a frame counts
 * nothing.
 */
export class FreeDays {
  private readonly taken = new Map<number, number>();
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
    return this.rows.length - (this.taken.get(day) ?? 0);
  }

  private add(row: BoardRow, sign: 1 | -1): void {
    eachTakenDay(row, (day) => {
      const count = (this.taken.get(day) ?? 0) + sign;
      if (count === 0) this.taken.delete(day);
      else this.taken.set(day, count);
    });
  }
}
