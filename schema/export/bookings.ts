import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { BOOKING_STATUS_TITLES, type BookingStatus } from '../statuses';
import { momentCell } from './sheet-date';
import type { ExportColumn } from './table';

/** The exported fields of a booking (requirements.md, L10). */
export interface ExportedBooking {
  readonly id: number;
  readonly status: BookingStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: string;
  readonly cancelledAt?: string | null | undefined;
  readonly handedOverAt?: string | null | undefined;
  readonly returnedAt?: string | null | undefined;
  readonly durationDays: number;
  readonly totalPrice?: number | null | undefined;
  readonly depositAmount?: number | null | undefined;
  readonly depositComment?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly sourceName?: string | null | undefined;
  readonly customer: {
    readonly fullName: string;
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
  };
  readonly car: { readonly brand: string; readonly model: string };
  readonly licensePlate: string;
}

/** Every column of a booking; instants in company time. */
export function bookingColumns(zone: string): ExportColumn<ExportedBooking>[] {
  const texts = EXPORT_TEXTS;
  const moment = (iso: string | null | undefined) => momentCell(iso, zone);
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.status, value: ({ status }) => BOOKING_STATUS_TITLES[status] },
    { title: texts.customer, value: ({ customer }) => customer.fullName, width: 28 },
    { title: texts.phone, value: ({ customer }) => customer.phone ?? null },
    { title: texts.email, value: ({ customer }) => customer.email ?? null, width: 24 },
    { title: texts.brand, value: ({ car }) => car.brand },
    { title: texts.model, value: ({ car }) => car.model },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.start, value: ({ startDate }) => moment(startDate) },
    { title: texts.end, value: ({ endDate }) => moment(endDate) },
    { title: texts.days, value: ({ durationDays }) => durationDays, width: 8 },
    { title: texts.total, value: ({ totalPrice }) => totalPrice ?? null, width: 12 },
    { title: texts.deposit, value: ({ depositAmount }) => depositAmount ?? null, width: 12 },
    {
      title: texts.depositComment,
      value: ({ depositComment }) => depositComment ?? null,
      width: 24,
    },
    { title: texts.source, value: ({ sourceName }) => sourceName ?? null },
    { title: texts.notes, value: ({ notes }) => notes ?? null, width: 32 },
    { title: texts.created, value: ({ createdAt }) => moment(createdAt) },
    { title: texts.cancelled, value: ({ cancelledAt }) => moment(cancelledAt) },
    { title: texts.handedOver, value: ({ handedOverAt }) => moment(handedOverAt) },
    { title: texts.returned, value: ({ returnedAt }) => moment(returnedAt) },
  ];
}
