import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { roundAmount } from '@schema/values/money/money';
import type { ExportColumn } from './table';

/** Debt, payments and held deposit of a rental. Roubles. */
interface RentalSums {
  readonly rentalId: number;
  readonly paid: number;
  readonly balance: number;
  readonly held: number;
}

interface MoneyMark extends RentalSums {
  readonly bookingId: number;
}

export interface WithMoney {
  /** Absent: not tracked, or counted in an earlier row of the rental. */
  readonly money?: RentalSums | null;
}

/** Adds the sums of each rental to its first row only, because a sheet adds them up. */
export function withRentalMoney<Row extends { readonly id: number }>(
  rows: readonly Row[],
  marks: readonly MoneyMark[],
): (Row & WithMoney)[] {
  const markOf = new Map(marks.map((mark) => [mark.bookingId, mark]));
  const rowOf = new Map<number, number>();
  for (const { id } of rows) {
    const mark = markOf.get(id);
    const first = mark && rowOf.get(mark.rentalId);
    if (mark && (first === undefined || id < first)) rowOf.set(mark.rentalId, id);
  }
  return rows.map((row) => {
    const mark = markOf.get(row.id);
    return { ...row, money: mark && rowOf.get(mark.rentalId) === row.id ? mark : null };
  });
}

/** Columns with the permission for payments; the import reads «Оплачено» and «Залог внесён». */
export const BOOKING_MONEY_COLUMNS: readonly ExportColumn<WithMoney>[] = [
  {
    title: EXPORT_TEXTS.owed,
    value: ({ money }) => (money ? roundAmount(money.balance + money.paid) : null),
    width: 12,
  },
  { title: EXPORT_TEXTS.paid, value: ({ money }) => money?.paid ?? null, width: 12 },
  { title: EXPORT_TEXTS.depositHeld, value: ({ money }) => money?.held ?? null, width: 14 },
];
