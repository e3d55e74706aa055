import type { Bucket } from '../columns/buckets';

/** Shade of a cell: 0 for no rent, 1 to 4 by the share of rented days. */
type Depth = 0 | 1 | 2 | 3 | 4;

export interface Cell {
  /** Days in the bucket. */
  readonly days: number;
  readonly rentedDays: number;
  /** A day may be both rented and in maintenance. */
  readonly serviceDays: number;
  readonly takenDays: number;
}

/** Digits of a day (schema: CarDays): 1 rented, 2 in maintenance, 3 both. */
const isRented = (digit: string | undefined) => digit === '1' || digit === '3';
const isServiced = (digit: string | undefined) => digit === '2' || digit === '3';

/** A car of the map; one digit per day of the period (schema: CarDays). */
export interface MapCar {
  readonly carId: number;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly digits: string;
}

/** Counts the days of a bucket from a car's digits, one per day of the period. */
export function cellOf(digits: string, { first, count }: Pick<Bucket, 'first' | 'count'>): Cell {
  let rentedDays = 0;
  let serviceDays = 0;
  let takenDays = 0;
  for (let index = first; index < first + count; index += 1) {
    if (isRented(digits[index])) rentedDays += 1;
    if (isServiced(digits[index])) serviceDays += 1;
    if (digits[index] !== '0') takenDays += 1;
  }
  return { days: count, rentedDays, serviceDays, takenDays };
}

/** Maintenance without rent: rented + maintenance only + free = all days of the cell. */
export const serviceOnlyDaysOf = ({ rentedDays, takenDays }: Cell): number =>
  takenDays - rentedDays;

/** Days both rented and in maintenance. */
export const bothDaysOf = (cell: Cell): number => cell.serviceDays - serviceOnlyDaysOf(cell);

export const freeDaysOf = ({ days, takenDays }: Cell): number => days - takenDays;

/** The deepest for fully rented buckets; at least 1 for any rent. */
export function depthOf({ days, rentedDays }: Pick<Cell, 'days' | 'rentedDays'>): Depth {
  if (rentedDays === 0) return 0;
  const share = rentedDays / days;
  if (share === 1) return 4;
  if (share >= 2 / 3) return 3;
  return share >= 1 / 3 ? 2 : 1;
}

/** Row and column of a cell, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

interface MapSize {
  readonly rows: number;
  readonly columns: number;
}

/** Step of Page Up and Page Down, rows. */
const PAGE_ROWS = 10;

const STEPS: Readonly<Record<string, (at: Place, size: MapSize) => Place>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  PageUp: ({ row, column }) => ({ row: row - PAGE_ROWS, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE_ROWS, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** The cell selected by a key; null for other keys. */
export function placeByKey(key: string, at: Place, size: MapSize): Place | null {
  const next = STEPS[key]?.(at, size);
  if (!next) return null;
  return { row: within(next.row, size.rows), column: within(next.column, size.columns) };
}

interface CellBox {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/**
 * One SVG path of all cells of a kind; without a gap the neighbours of a row merge into one box,
 * which keeps a year of a thousand cars cheap to draw.
 */
export function pathOf(
  rows: readonly (readonly boolean[])[],
  top: number,
  { width, height, gap }: CellBox,
): string {
  const boxes: string[] = [];
  const tall = (height - 2).toFixed(1);
  for (const [index, cells] of rows.entries()) {
    const y = (top + index * height + 1).toFixed(1);
    for (let column = 0; column < cells.length; column += 1) {
      if (!cells[column]) continue;
      let end = column + 1;
      if (gap === 0) while (cells[end]) end += 1;
      const x = column * width;
      boxes.push(
        `M${x.toFixed(1)} ${y}h${((end - column) * width - gap).toFixed(1)}v${tall}H${x.toFixed(1)}z`,
      );
      column = end - 1;
    }
  }
  return boxes.join('');
}
