import type { ImportKind } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { STATEMENT_HEADINGS } from '@schema/texts/money/partner-statements';
import { REGISTER_HEADINGS } from '@schema/texts/money/tills';
import type { ReadTable } from './read-table';

/** Columns required to identify a record. */
const LEAST: Readonly<Record<Exclude<ImportKind, 'board' | 'expenses'>, readonly string[]>> = {
  cars: ['licensePlate', 'car'],
  customers: ['customer', 'phone'],
  bookings: ['startDate', 'endDate', 'period'],
};

/** Reason why the parsed table cannot be planned; null: none. */
export function meaningFault({
  kind,
  fields,
  body,
  isCashBook,
  isKindChosen,
}: ReadTable): string | null {
  const { noColumns, noExpenseColumns, ownExport, cashBook } = MESSAGES.importing;
  if (kind === 'board') return null;
  const isOpen = kind === 'expenses' || !isKindChosen;
  if (isOpen && isOwnExport(body.titles)) return ownExport;
  if (kind === 'expenses') {
    return fields.includes('spentOn') && fields.includes('amount') ? null : noExpenseColumns;
  }
  if (kind === 'bookings' && !isKindChosen && isCashBook) return cashBook;
  const isMeant = fields.some((field) => field !== null && LEAST[kind].includes(field));
  return isMeant ? null : noColumns;
}

/** Exports of the register and of statements have money that is already recorded. */
const isOwnExport = (titles: readonly string[]) =>
  [REGISTER_HEADINGS, STATEMENT_HEADINGS].some((headings) =>
    headings.every((heading) => titles.includes(heading)),
  );
