import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@schema/import';
import { ANY_DATE, ANY_NUMBER, ANY_TIME } from '@schema/texts/files/import-headings';
import { PLAIN_WORDS } from '@schema/texts/files/import-qualifiers';
import { FLEET_WORDS, PERSON_WORDS } from '@schema/texts/files/import-table-words';
import type { Cell, SheetTable } from '../cells/cells';
import { cellText, isBlank } from '../cells/read-words';
import { haveWord, headingWords, meaningsOf } from './guess-column';
import { guessColumns, type TableBody } from './guess-columns';
import { isExpenses } from './guess-expenses';

/** Titles, addresses and logos precede a table; headings are searched in this many rows. */
const LOOKED_AT = 30;
const ROW_KINDS = ['bookings', 'cars', 'customers', 'expenses'] as const;

/** The last header row, from 0; -1: none, the table starts with its first row. */
export function findHeader(rows: SheetTable['rows'], kind: ImportKind | null): number {
  const header = bestHeader(rows, kind);
  return header >= 0 && isSubHeading(rows[header], rows[header + 1]) ? header + 1 : header;
}

function bestHeader(rows: SheetTable['rows'], kind: ImportKind | null): number {
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

/** Unknown headings are recognised as rows without numbers above rows with numbers. */
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

const isWord = (cell: Cell | undefined) => typeof cell === 'string' && !/\d/.test(cell);

/** Whether a heading has a meaning alone, or together with the heading above it. */
const isHeading = (cell: Cell): boolean => {
  const words = headingWords(cellText(cell));
  return (
    [...ANY_DATE, ...ANY_TIME, ...ANY_NUMBER].includes(words) ||
    words.split(' ').every((word) => PLAIN_WORDS.has(word)) ||
    ROW_KINDS.some((kind) => meaningsOf(words, kind).length > 0)
  );
};

/** Whether a row names the parts of the headings above it: «Выдача» over «Дата» and «Время». */
function isSubHeading(above: readonly Cell[] = [], below: readonly Cell[] = []): boolean {
  const own = below.flatMap((cell, at) => (isBlank(cell) ? [] : [{ cell, at }]));
  const groups = above.filter((cell) => !isBlank(cell));
  return (
    own.length > 1 &&
    groups.length > 1 &&
    groups.every(isWord) &&
    own.every(({ cell }) => isWord(cell) && isHeading(cell)) &&
    own.some(({ at }) => isBlank(above[at]))
  );
}

/** The row of groups over a header row, each group over all of its columns. */
function groupsOver({ rows, merged }: SheetTable, header: number): string[] {
  const [above = [], below = []] = [rows[header - 1], rows[header]];
  const groups: string[] = [];
  for (let at = 0; at < Math.max(above.length, below.length); at += 1) {
    const wide = merged.find(
      ({ top, bottom, left, right }) =>
        top <= header - 1 && header - 1 <= bottom && left <= at && at <= right,
    );
    const own = cellText(above[wide ? wide.left : at]);
    groups.push(own || (isBlank(below[at]) ? '' : (groups.at(-1) ?? '')));
  }
  return groups;
}

/** The table below its headings; without headings its columns are numbered. */
export function bodyOf(table: SheetTable, header: number): TableBody {
  const { rows } = table;
  const below = rows.slice(header + 1);
  const width = rows
    .slice(Math.max(0, header))
    .reduce((most, row) => Math.max(most, row.length), 0);
  const own = rows[header] ?? [];
  const isDouble = header > 0 && isSubHeading(rows[header - 1], own);
  const groups = isDouble ? groupsOver(table, header) : [];
  const titles = Array.from({ length: width }, (_, at) => {
    const parts = [groups[at] ?? '', cellText(own[at])].filter(Boolean);
    return [...new Set(parts)].join(' ');
  });
  const above = rows.slice(0, Math.max(0, header - (isDouble ? 1 : 0)));
  const caption = [table.name, ...above.flatMap((row) => row.map(cellText))];
  if (!isDouble) return { titles, rows: below, caption };
  return {
    titles,
    rows: below,
    caption,
    heads: [rows[header - 1] ?? [], own].map((row) => row.map(cellText)),
  };
}

const DATES: readonly ImportField[] = ['startDate', 'endDate', 'period'];
const CARS: readonly ImportField[] = ['licensePlate', 'brand', 'model', 'car'];

const RENTAL: readonly ImportField[] = ['endDate', 'period', 'days', 'total', 'paid'];

/**
 * The kind of a table by all of its headings: with a day, a sum and a word of expenses, and without
 * a rental or money received, it is expenses; with days it is bookings, unless they are dates of a
 * car's or a person's documents; with cars but no people the fleet, else customers.
 */
export function guessRowKind(body: TableBody): Exclude<ImportKind, 'board'> {
  if (isExpenses(body)) return 'expenses';
  const fields = guessColumns(body, 'bookings');
  const has = (some: readonly ImportField[]) => some.some((field) => fields.includes(field));
  const [hasCars, hasCustomer, isRental] = [has(CARS), has(IMPORT_FIELDS.customers), has(RENTAL)];
  const isPapers =
    (hasCars && !hasCustomer && !has(['total', 'paid']) && haveWord(body.titles, FLEET_WORDS)) ||
    (hasCustomer && !hasCars && !isRental && haveWord(body.titles, PERSON_WORDS));
  if (has(DATES) && !isPapers) return 'bookings';
  if (hasCars) return hasCustomer ? 'bookings' : 'cars';
  return hasCustomer ? 'customers' : 'bookings';
}
