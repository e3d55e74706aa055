import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { BOOKING_STATUS_TITLES, MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import { LOGISTICS_KINDS } from '@schema/texts/day/logistics';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { isRentalExtension, type LogisticsEvent } from './timeline';

const bookingOf = (event: LogisticsEvent) => (event.kind === 'maintenance' ? null : event.booking);
const recordOf = (event: LogisticsEvent) =>
  event.kind === 'maintenance' ? event.work : event.booking;

/** Timeline of a day, one event per row. */
export function logisticsColumns(zone: string): ExportColumn<LogisticsEvent>[] {
  const texts = EXPORT_TEXTS;
  return [
    { title: texts.time, value: ({ at }) => momentCell(at.toISOString(), zone) },
    { title: texts.event, value: ({ kind }) => LOGISTICS_KINDS[kind], width: 12 },
    {
      title: texts.state,
      value: (event) =>
        event.kind === 'maintenance'
          ? MAINTENANCE_STATUS_LABELS[event.work.status]
          : BOOKING_STATUS_TITLES[event.booking.status],
    },
    {
      title: texts.whereabouts,
      value: (event) => {
        const booking = bookingOf(event);
        return booking && whereaboutsSign(booking.whereabouts);
      },
      width: 20,
    },
    { title: texts.extension, value: (event) => (isRentalExtension(event) ? texts.yes : null) },
    { title: texts.car, value: (event) => recordOf(event).carTitle, width: 24 },
    { title: texts.plate, value: (event) => recordOf(event).licensePlate, width: 14 },
    { title: texts.customer, value: (event) => bookingOf(event)?.customerName ?? null, width: 28 },
    { title: texts.phone, value: (event) => bookingOf(event)?.customerPhone ?? null },
    {
      title: texts.works,
      value: (event) => (event.kind === 'maintenance' ? event.work.description : null),
      width: 32,
    },
    { title: texts.start, value: (event) => momentCell(recordOf(event).startDate, zone) },
    { title: texts.end, value: (event) => momentCell(recordOf(event).endDate, zone) },
    {
      title: texts.total,
      value: (event) =>
        event.kind === 'maintenance' ? event.work.cost : (event.booking.totalPrice ?? null),
      width: 12,
    },
    { title: texts.source, value: (event) => bookingOf(event)?.sourceName ?? null },
    { title: texts.notes, value: (event) => bookingOf(event)?.notes ?? null, width: 32 },
  ];
}
