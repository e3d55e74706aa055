import type { ImportKind } from '@schema/import';
import { MESSAGES } from '@schema/messages';
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
  const { noColumns, noExpenseColumns, ownRegister, cashBook } = MESSAGES.importing;
  if (kind === 'board') return null;
  const isOpen = kind === 'expenses' || (kind === 'bookings' && !isKindChosen);
  if (isOpen && isOwnRegister(body.titles)) return ownRegister;
  if (kind === 'expenses') {
    return fields.includes('spentOn') && fields.includes('amount') ? null : noExpenseColumns;
  }
  if (isOpen && isCashBook) return cashBook;
  const isMeant = fields.some((field) => field !== null && LEAST[kind].includes(field));
  return isMeant ? null : noColumns;
}

/** The export of the register has money that is already recorded. */
const isOwnRegister = (titles: readonly string[]) =>
  REGISTER_HEADINGS.every((heading) => titles.includes(heading));
