import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import { MONEY_ENTRY_TITLES, MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import type { MoneyEntryFacts, RentalMoneyFacts } from '../useRentalMoney';

/** A receipt as text; `rows`: name and value. */
export interface Receipt {
  readonly company: string;
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly sum: readonly [string, string];
  readonly note: string;
  readonly fileName: string;
}

interface ReceiptContext {
  readonly company: string;
  readonly zone: string;
  readonly bookingId: number;
  readonly rented: RentalMoneyFacts['rented'];
}

/** Whether the entry moved money between customer and company and is not reversed. */
export const hasReceipt = (
  entry: Pick<MoneyEntryFacts, 'method' | 'isReversed' | 'reversesId'>,
): boolean =>
  !['deposit', 'advance'].includes(entry.method) && !entry.isReversed && entry.reversesId === null;

/** Customer, car and period, as far as known. */
function rentedRows({ rented, zone }: ReceiptContext): [string, string][] {
  if (!rented) return [];
  const { customerName, carTitle, licensePlate, startDate, endDate } = rented;
  const moment = (at: string | null | undefined) => at && formatMoment(new Date(at), zone);
  const rows = [
    [RECEIPT_TEXTS.customer, customerName],
    [RECEIPT_TEXTS.car, [carTitle, licensePlate].filter(Boolean).join(' ')],
    [RECEIPT_TEXTS.pickup, moment(startDate)],
    [RECEIPT_TEXTS.return, moment(endDate)],
  ] as const;
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

export function receiptOf(entry: MoneyEntryFacts, context: ReceiptContext): Receipt {
  const { id, kind, direction, method, amount, happenedAt, userName, comment } = entry;
  const texts = RECEIPT_TEXTS;
  return {
    company: context.company,
    title: `${texts.action} № ${id}`,
    rows: [
      [texts.booking, `№ ${context.bookingId}`],
      ...rentedRows(context),
      [texts.when, formatMoment(new Date(happenedAt), context.zone)],
      [texts.what, MONEY_ENTRY_TITLES[kind][direction]],
      [texts.method, MONEY_METHOD_TITLES[method]],
      [texts.user, userName],
      ...(comment ? ([[texts.comment, comment]] as const) : []),
    ],
    sum: [direction === 'in' ? texts.received : texts.givenBack, formatExactRoubles(amount)],
    note: texts.notFiscal,
    fileName: `kvitanciya-${id}.png`,
  };
}

/** The whole receipt as one text, for screen readers. */
export const receiptText = ({ company, title, rows, sum, note }: Receipt): string =>
  [company, title, ...[...rows, sum].map(([name, value]) => `${name}: ${value}`), note].join('. ');
