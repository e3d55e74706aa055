import { dayOfCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { MONEY_REPORT_TEXTS } from '@schema/texts/money/money-reports';
import type { MoneyRental } from './useMoneyRentals';

const texts = MONEY_REPORT_TEXTS;

const common = (zone: string): ExportColumn<MoneyRental>[] => [
  { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 28 },
  { title: EXPORT_TEXTS.phone, value: ({ customerPhone }) => customerPhone, width: 18 },
  { title: EXPORT_TEXTS.car, value: ({ carTitle }) => carTitle, width: 24 },
  { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
  {
    title: EXPORT_TEXTS.end,
    value: ({ endDate }) => (endDate === null ? null : dayOfCell(endDate, zone)),
  },
];

export const debtorColumns = (zone: string): ExportColumn<MoneyRental>[] => [
  ...common(zone),
  { title: texts.owed, value: ({ owed }) => owed },
  { title: texts.paid, value: ({ paid }) => paid },
  { title: texts.balance, value: ({ balance }) => balance },
];

export const depositColumns = (zone: string): ExportColumn<MoneyRental>[] => [
  ...common(zone),
  { title: texts.agreed, value: ({ agreed }) => agreed },
  { title: texts.heldSum, value: ({ held }) => held },
  { title: texts.returnBy, value: ({ returnBy }) => returnBy },
];

export const untakenColumns = (zone: string): ExportColumn<MoneyRental>[] => [
  ...common(zone),
  { title: texts.agreed, value: ({ agreed }) => agreed },
  { title: texts.heldSum, value: ({ held }) => held },
  { title: texts.untakenSum, value: ({ untaken }) => untaken },
];
