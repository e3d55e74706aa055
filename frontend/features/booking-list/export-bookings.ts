import type { ExportColumn } from '@frontend/shared/export/export-table';
import { BOOKING_STATUS_TITLES, type BookingStatus } from '@schema/statuses';
import { EXPORT_TEXTS } from '@schema/texts/export';
import { formatMoment, parseInstant } from '@schema/values/calendar';

/** A booking as GET /api/bookings answers it (spec 2, §3), as far as a table shows it. */
export interface ExportedBooking {
  readonly id: number;
  readonly status: BookingStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: string;
  readonly cancelledAt: string | null;
  readonly durationDays: number;
  readonly totalPrice: number | null;
  readonly depositAmount: number | null;
  readonly depositComment: string | null;
  readonly notes: string | null;
  readonly sourceName: string | null;
  readonly customer: {
    readonly fullName: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly car: { readonly brand: string; readonly model: string };
  readonly licensePlate: string;
}

/** Every column of a booking; moments by the company's clock. */
export function bookingColumns(zone: string): ExportColumn<ExportedBooking>[] {
  const texts = EXPORT_TEXTS;
  const moment = (iso: string | null) => {
    const instant = iso === null ? null : parseInstant(iso);
    return instant && formatMoment(instant, zone);
  };
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.status, value: ({ status }) => BOOKING_STATUS_TITLES[status] },
    { title: texts.customer, value: ({ customer }) => customer.fullName, width: 28 },
    { title: texts.phone, value: ({ customer }) => customer.phone },
    { title: texts.email, value: ({ customer }) => customer.email, width: 24 },
    { title: texts.brand, value: ({ car }) => car.brand },
    { title: texts.model, value: ({ car }) => car.model },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.start, value: ({ startDate }) => moment(startDate) },
    { title: texts.end, value: ({ endDate }) => moment(endDate) },
    { title: texts.days, value: ({ durationDays }) => durationDays, width: 8 },
    { title: texts.total, value: ({ totalPrice }) => totalPrice, width: 12 },
    { title: texts.deposit, value: ({ depositAmount }) => depositAmount, width: 12 },
    { title: texts.depositComment, value: ({ depositComment }) => depositComment, width: 24 },
    { title: texts.source, value: ({ sourceName }) => sourceName },
    { title: texts.notes, value: ({ notes }) => notes, width: 32 },
    { title: texts.created, value: ({ createdAt }) => moment(createdAt) },
    { title: texts.cancelled, value: ({ cancelledAt }) => moment(cancelledAt) },
  ];
}
