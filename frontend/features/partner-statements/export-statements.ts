import { percentRange } from '@frontend/shared/statements/percent-range';
import { operationTitle, statementLines } from '@frontend/shared/statements/statement-lines';
import { dayCell, type SheetDate } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import {
  PARTNER_BALANCE_TEXTS,
  STATEMENT_TEXTS as texts,
} from '@schema/texts/money/partner-statements';
import type { PartnerBalance, PartnerOperation, Statement } from './usePartnerStatements';

const { partner, cars, due, left } = PARTNER_BALANCE_TEXTS;

export const BALANCE_COLUMNS: readonly ExportColumn<PartnerBalance>[] = [
  { title: partner, value: ({ partnerName }) => partnerName, width: 28 },
  { title: cars, value: ({ carCount }) => carCount },
  { title: due, value: ({ dueThisMonth }) => dueThisMonth },
  { title: left, value: (row) => row.left },
];

interface SheetLine {
  readonly section: string;
  readonly day: SheetDate | null;
  readonly what: string;
  readonly plate: string | null;
  readonly revenue: number | null;
  readonly share: string | null;
  readonly amount: number;
}

const line = (section: string, what: string, amount: number): SheetLine => ({
  section,
  what,
  amount,
  day: null,
  plate: null,
  revenue: null,
  share: null,
});

const operations = (section: string, rows: readonly PartnerOperation[]): SheetLine[] =>
  rows.map((row) => ({
    ...line(section, operationTitle(row), row.direction === 'in' ? -row.amount : row.amount),
    day: dayCell(row.spentOn),
  }));

/** The sums, then the cars, expenses and payouts of a statement. */
export function statementRows(statement: Statement): SheetLine[] {
  return [
    ...statementLines(statement).map(({ name, sum }) => line(texts.sums, name, sum)),
    ...statement.cars.map((car) => ({
      ...line(texts.cars, car.carTitle, car.amount),
      plate: car.licensePlate,
      revenue: car.revenue,
      share: percentRange(car),
    })),
    ...operations(texts.expenses, statement.expenses),
    ...operations(texts.payouts, statement.payouts),
  ];
}

export const STATEMENT_COLUMNS: readonly ExportColumn<SheetLine>[] = [
  { title: texts.section, value: ({ section }) => section, width: 16 },
  { title: texts.day, value: ({ day }) => day },
  { title: texts.what, value: ({ what }) => what, width: 36 },
  { title: texts.plate, value: ({ plate }) => plate, width: 14 },
  { title: texts.revenue, value: ({ revenue }) => revenue },
  { title: texts.share, value: ({ share }) => share },
  { title: texts.amount, value: ({ amount }) => amount },
];
