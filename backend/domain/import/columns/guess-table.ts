import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@schema/import';
import type { Cell, SheetTable } from '../cells/cells';
import { cellText, isBlank } from '../cells/read-words';
import { meaningsOf } from './guess-column';
import { guessColumns, type TableBody } from './guess-columns';

/** Titles, addresses and logos precede a table; headings are searched in this many rows. */
const LOOKED_AT = 30;
const ROW_KINDS = ['bookings', 'cars', 'customers'] as const;

/** The header row, from 0; -1: none, the table starts with its first row. */
export function findHeader(rows: SheetTable['rows'], kind: ImportKind | null): number {
  const kinds = kind === null || kind === 'board' ? ROW_KINDS : [kind];
  const scores = rows.slice(0, LOOKED_AT).map((row) => {
    const filled = row.filter((cell) => typeof cell === 'string' && !isBlank(cell)).length;
    const known = Math.max(...kinds.map((one) => knownFields(row, one).size));
    return filled < 2 && known < 2 && row.length > 1 ? 0 : known;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? wordsOnTop(rows) : scores.indexOf(best);
}

const hasDigits = (row: readonly Cell[] = []) => row.some((cell) => /\d/.test(cellText(cell)));

/** Unknown headings are recognised by having no numbers above rows that have some. */
const wordsOnTop = (rows: SheetTable['rows']) =>
  !hasDigits(rows[0]) && rows.slice(1, LOOKED_AT).some(hasDigits) ? 0 : -1;

function knownFields(row: readonly Cell[], kind: ImportKind): Set<ImportField> {
  const found = new Set<ImportField>();
  for (const cell of row) {
    if (typeof cell !== 'string') continue;
    const [meaning] = meaningsOf(cell, kind);
    if (meaning) found.add(meaning.field);
  }
  return found;
}

/** The table below its headings; without headings its columns are numbered. */
export function bodyOf(rows: SheetTable['rows'], header: number): TableBody {
  const below = rows.slice(header + 1);
  const width = rows
    .slice(Math.max(0, header))
    .reduce((most, row) => Math.max(most, row.length), 0);
  const heads = rows[header] ?? [];
  const titles = Array.from({ length: width }, (_, at) => cellText(heads[at]));
  return { titles, rows: below };
}

const DATES: readonly ImportField[] = ['startDate', 'endDate', 'period'];
const CARS: readonly ImportField[] = ['licensePlate', 'brand', 'model', 'car'];

/**
 * The kind of a table: with days it is bookings, with cars but no people the fleet, else customers.
 */
export function guessRowKind(body: TableBody): Exclude<ImportKind, 'board'> {
  const fields = guessColumns(body, 'bookings');
  const has = (some: readonly ImportField[]) => some.some((field) => fields.includes(field));
  if (has(DATES)) return 'bookings';
  const hasCustomer = has(IMPORT_FIELDS.customers);
  if (has(CARS)) return hasCustomer ? 'bookings' : 'cars';
  return hasCustomer ? 'customers' : 'bookings';
}
