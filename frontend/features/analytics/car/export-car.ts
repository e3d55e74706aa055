import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { formatDay } from '@schema/values/time/calendar';
import type { CarReportFacts } from './useCarReport';

const texts = EXPORT_TEXTS;

/** Rentals of the car with their revenue in the period. */
export function carBookingColumns(
  zone: string,
): ExportColumn<CarReportFacts['bookings'][number]>[] {
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.start, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.end, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.customer, value: ({ customerName }) => customerName, width: 28 },
    { title: texts.days, value: ({ rentalDays }) => rentalDays, width: 8 },
    { title: texts.portion, value: ({ revenuePortion }) => revenuePortion },
  ];
}

export function carServiceColumns(
  zone: string,
): ExportColumn<CarReportFacts['maintenances'][number]>[] {
  return [
    { title: texts.workStart, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.workEnd, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.works, value: ({ description }) => description, width: 40 },
    { title: texts.status, value: ({ status }) => MAINTENANCE_STATUS_LABELS[status] },
    { title: texts.cost, value: ({ cost }) => cost },
  ];
}

export const CAR_EXPENSE_COLUMNS: ExportColumn<CarReportFacts['expenses'][number]>[] = [
  { title: texts.day, value: ({ spentOn }) => formatDay(spentOn) },
  { title: texts.expenseKind, value: ({ kind }) => kind, width: 20 },
  { title: texts.sum, value: ({ amount }) => amount },
  { title: texts.comment, value: ({ comment }) => comment, width: 40 },
];
