import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { BOOKING_STATUS_TITLES, MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { DayBooking, DayWork, FreeCar } from './useDayDetail';

const texts = EXPORT_TEXTS;

/** Cars free at the end of the day. */
export function freeCarColumns(zone: string): ExportColumn<FreeCar>[] {
  return [
    { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.release, value: ({ releaseAt }) => momentCell(releaseAt, zone) },
    {
      title: texts.nextBooking,
      value: ({ nextBookingStart }) => momentCell(nextBookingStart, zone),
    },
    { title: texts.freeDays, value: ({ freeDaysUntilNext }) => freeDaysUntilNext },
  ];
}

/** Maintenance that overlaps the day. */
export function dayWorkColumns(zone: string): ExportColumn<DayWork>[] {
  return [
    { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.works, value: ({ description }) => description, width: 40 },
    { title: texts.status, value: ({ status }) => MAINTENANCE_STATUS_LABELS[status] },
    { title: texts.workStart, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.workEnd, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.cost, value: ({ cost }) => cost, width: 12 },
  ];
}

/** Bookings handed over, returned or created that day. */
export function dayBookingColumns(zone: string): ExportColumn<DayBooking>[] {
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.status, value: ({ status }) => BOOKING_STATUS_TITLES[status] },
    {
      title: texts.whereabouts,
      value: ({ whereabouts }) => whereaboutsSign(whereabouts),
      width: 20,
    },
    { title: texts.customer, value: ({ customerName }) => customerName, width: 28 },
    { title: texts.phone, value: ({ customerPhone }) => customerPhone },
    { title: texts.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.start, value: ({ startDate }) => momentCell(startDate, zone) },
    { title: texts.end, value: ({ endDate }) => momentCell(endDate, zone) },
    { title: texts.days, value: ({ durationDays }) => durationDays, width: 8 },
    { title: texts.total, value: ({ totalPrice }) => totalPrice, width: 12 },
    { title: texts.source, value: ({ sourceName }) => sourceName },
    { title: texts.created, value: ({ createdAt }) => momentCell(createdAt, zone) },
  ];
}
