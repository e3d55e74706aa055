import { IMPORT_KEPT } from '@schema/texts/files/import-notes';
import { OPENING_NOTES, unreadMethod, unreadPaid } from '@schema/texts/files/opening-balance';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { formatExactRoubles, type Kopecks, kopecks, toRoubles } from '@schema/values/money/money';
import { methodIn } from '../cells/read-method';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import type { KnownBooking, OpeningBalance, OpeningWrite } from './import-plan';

/** Without a method the money is in no till. */
const USUAL_METHOD: PaymentMethod = 'transfer';

const NOTHING = kopecks(0);

function amountOf(row: RowReader, field: 'paid' | 'depositHeld', kept: string[]): Kopecks {
  const cell = row.cell(field);
  if (cell === null) return NOTHING;
  const amount = row.amount(field, field, (text) => unreadPaid(IMPORT_KEPT[field], text));
  if (amount !== null) return amount;
  kept.push(`${IMPORT_KEPT[field]}: ${cellText(cell)}`);
  return NOTHING;
}

function methodOf(row: RowReader): PaymentMethod {
  const text = cellText(row.cell('paidBy'));
  if (text === '') return USUAL_METHOD;
  const found = methodIn(text);
  if (found === null) row.doubt('paid', unreadMethod(text));
  return found ?? USUAL_METHOD;
}

/** The opening balance of a row; null: none. An unreadable amount goes into the notes. */
export function openingOf(row: RowReader, kept: string[]): OpeningBalance | null {
  const [paid, held] = [amountOf(row, 'paid', kept), amountOf(row, 'depositHeld', kept)];
  return paid + held > 0 ? { paid, held, method: methodOf(row) } : null;
}

/** Text of the balance, for the notes of a booking that cannot have one. */
export function openingLines({ paid, held }: OpeningBalance): string[] {
  const line = (field: 'paid' | 'depositHeld', amount: Kopecks) =>
    amount > 0 ? [`${IMPORT_KEPT[field]}: ${formatExactRoubles(toRoubles(amount))}`] : [];
  return [...line('paid', paid), ...line('depositHeld', held)];
}

/** Whether the money of a booking with this end is tracked (docs/domain.md, money). */
export const isFollowed = (endDate: Date | null, moneySince: Date | null): boolean =>
  endDate === null || moneySince === null || endDate >= moneySince;

/** Opening balances of existing bookings: one for each rental without money. */
export class OpeningBook {
  readonly writes: OpeningWrite[] = [];
  readonly #opened = new Set<number>();

  /** Records the balance, or adds a note with the reason; null: no balance in the row. */
  take(
    { rentalId, hasMoney, isComplete }: KnownBooking,
    opening: OpeningBalance | null,
  ): { readonly isTaken: boolean; readonly note: string } | null {
    if (!opening) return null;
    if (rentalId === null) return { isTaken: false, note: OPENING_NOTES.notFollowed };
    if (!isComplete) return { isTaken: false, note: OPENING_NOTES.incomplete };
    if (hasMoney || this.#opened.has(rentalId)) {
      return { isTaken: false, note: OPENING_NOTES.hasMoney };
    }
    this.#opened.add(rentalId);
    this.writes.push({ rentalId, opening });
    return { isTaken: true, note: OPENING_NOTES.recorded };
  }
}
