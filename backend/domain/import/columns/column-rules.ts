import type { ImportField } from '@schema/import';
import type { Cell } from '../cells/cells';
import { dateOrderOf } from '../cells/date-order';
import type { DateOrder } from '../cells/read-day';
import { type DecimalMark, decimalMarkOf } from '../cells/read-money';
import { signsOf, withoutMinus } from '../cells/without-minus';
import type { TableBody } from './guess-columns';

const DATES: readonly ImportField[] = [
  'startDate',
  'endDate',
  'period',
  'created',
  'cancelled',
  'handedOver',
  'returned',
  'spentOn',
];
/** Money fields; in merged rows only the first has the amount. */
export const AMOUNTS: readonly ImportField[] = [
  'total',
  'deposit',
  'pricePerDay',
  'paid',
  'depositHeld',
  'amount',
];

/** Rules for the cells of a table, derived from their columns. */
export interface ColumnRules {
  /** Fields whose date cells have times, so that midnight is a time there. */
  readonly timed: ReadonlySet<ImportField>;
  readonly orders: ReadonlyMap<ImportField, DateOrder>;
  readonly decimals: ReadonlyMap<ImportField, DecimalMark>;
  /** The signs of the sums of expenses. */
  readonly signs: ReturnType<typeof signsOf>;
  /** Fields whose dates can be read with either the day or the month first. */
  readonly open: ReadonlySet<ImportField>;
}

export const NO_RULES: ColumnRules = {
  timed: new Set(),
  orders: new Map(),
  decimals: new Map(),
  signs: 'plus',
  open: new Set(),
};

const hasTime = (cell: Cell | undefined) =>
  cell instanceof Date && cell.getUTCHours() + cell.getUTCMinutes() > 0;

/** The rules of the columns of a table; `chosen`: the date order set by the user. */
export function columnRules(
  { rows }: TableBody,
  fields: readonly (ImportField | null)[],
  chosen: DateOrder | null,
): ColumnRules {
  const timed = new Set<ImportField>();
  const orders = new Map<ImportField, DateOrder>();
  const decimals = new Map<ImportField, DecimalMark>();
  let signs: ColumnRules['signs'] = 'plus';
  const open: ImportField[] = [];
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    const cells = rows.map((row) => row[at] ?? null);
    // Workbooks store a day without time as its midnight.
    if (cells.some(hasTime)) timed.add(field);
    if (AMOUNTS.includes(field)) {
      const mark = decimalMarkOf(cells.map((cell) => withoutMinus(cell) ?? cell));
      if (mark) decimals.set(field, mark);
      if (field === 'amount') signs = signsOf(cells);
    }
    if (!DATES.includes(field)) continue;
    const { order, isOpen } = dateOrderOf(cells);
    if (isOpen) open.push(field);
    else if (order) orders.set(field, order);
  }
  if (chosen) for (const field of DATES) orders.set(field, chosen);
  const known = new Set(orders.values());
  const [agreed] = known;
  // Ambiguous dates follow the other columns of the file.
  for (const field of open) {
    if (!orders.has(field)) orders.set(field, known.size === 1 && agreed ? agreed : 'dmy');
  }
  const isDecided = chosen !== null || known.size === 1;
  return { timed, orders, decimals, signs, open: new Set(isDecided ? [] : open) };
}
