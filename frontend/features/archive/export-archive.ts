import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { CancelledBooking } from './useArchive';

/** Times are in the company time zone. */
export function archiveColumns(zone: string): ExportColumn<CancelledBooking>[] {
  const texts = EXPORT_TEXTS;
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.customer, value: ({ customerName }) => customerName, width: 28 },
    { title: texts.phone, value: ({ customerPhone }) => customerPhone ?? null },
    { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.start, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.end, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.days, value: ({ durationDays }) => durationDays, width: 8 },
    { title: texts.total, value: ({ totalPrice }) => totalPrice ?? null, width: 12 },
    { title: texts.cancelled, value: ({ cancelledAt }) => momentCell(cancelledAt, zone) },
    { title: texts.cancelReason, value: ({ cancelReason }) => cancelReason ?? null, width: 24 },
    { title: texts.notes, value: ({ notes }) => notes ?? null, width: 32 },
    { title: texts.created, value: ({ createdAt }) => momentCell(createdAt, zone) },
  ];
}
