import { termColumns } from '@schema/export/bookings';
import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { BOOKING_FIELD_NAMES } from '@schema/fields/booking-fields';
import { ISSUE_TITLES } from '@schema/texts/bookings/incomplete';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { type IncompleteBooking, issuesOf } from './incomplete-booking';

/** Unparsed dates are exported as recorded. */
export function incompleteColumns(zone: string): ExportColumn<IncompleteBooking>[] {
  const texts = EXPORT_TEXTS;
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    {
      title: texts.issues,
      value: (booking) =>
        issuesOf(booking)
          .map((issue) => ISSUE_TITLES[issue])
          .join(', '),
      width: 40,
    },
    { title: texts.customer, value: ({ customerName }) => customerName ?? null, width: 28 },
    { title: texts.phone, value: ({ customerPhone }) => customerPhone ?? null },
    { title: texts.car, value: ({ carTitle }) => carTitle ?? null, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate ?? null, width: 14 },
    {
      title: texts.start,
      value: ({ startDate, rawStartDate }) => momentCell(startDate, zone) ?? rawStartDate ?? null,
    },
    {
      title: texts.end,
      value: ({ endDate, rawEndDate }) => momentCell(endDate, zone) ?? rawEndDate ?? null,
    },
    ...termColumns(BOOKING_FIELD_NAMES),
  ];
}
