import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingFieldName,
  type SomeTerms,
} from '@schema/fields/booking-fields';
import { CUSTOMER_FIELDS, type KnownDetails } from '@schema/fields/customer-fields';
import { whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { BOOKING_STATUS_TITLES, type BookingStatus } from '../statuses';
import { fieldColumns } from './field-columns';
import { momentCell } from './sheet-date';
import type { ExportColumn } from './table';

/** The exported fields of a booking (requirements.md, L10). */
export interface ExportedBooking extends SomeTerms<number> {
  readonly id: number;
  readonly status: BookingStatus;
  readonly whereabouts: Whereabouts;
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: string;
  readonly cancelledAt?: string | null | undefined;
  readonly handedOverAt?: string | null | undefined;
  readonly returnedAt?: string | null | undefined;
  readonly durationDays: number;
  readonly sourceName?: string | null | undefined;
  readonly customer: KnownDetails;
  readonly car: { readonly brand: string; readonly model: string };
  readonly licensePlate: string;
}

/** Columns of these terms, according to the catalogue. */
export function termColumns(names: readonly BookingFieldName[]): ExportColumn<SomeTerms<number>>[] {
  return names.map((name) => ({
    ...BOOKING_FIELDS[name].export,
    value: (booking) => booking[name] ?? null,
  }));
}

const customerColumns = fieldColumns(CUSTOMER_FIELDS).map(
  ({ value, ...column }): ExportColumn<ExportedBooking> => ({
    ...column,
    value: ({ customer }) => value(customer),
  }),
);

/** Every column of a booking; instants in company time. */
export function bookingColumns(zone: string): ExportColumn<ExportedBooking>[] {
  const texts = EXPORT_TEXTS;
  const moment = (iso: string | null | undefined) => momentCell(iso, zone);
  return [
    { title: texts.number, value: ({ id }) => id, width: 12 },
    { title: texts.status, value: ({ status }) => BOOKING_STATUS_TITLES[status] },
    ...customerColumns,
    { title: texts.brand, value: ({ car }) => car.brand },
    { title: texts.model, value: ({ car }) => car.model },
    { title: texts.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    { title: texts.start, value: ({ startDate }) => moment(startDate) },
    { title: texts.end, value: ({ endDate }) => moment(endDate) },
    { title: texts.days, value: ({ durationDays }) => durationDays, width: 8 },
    ...termColumns(BOOKING_FIELD_NAMES.filter((name) => name !== 'notes')),
    { title: texts.source, value: ({ sourceName }) => sourceName ?? null },
    ...termColumns(['notes']),
    { title: texts.created, value: ({ createdAt }) => moment(createdAt) },
    { title: texts.cancelled, value: ({ cancelledAt }) => moment(cancelledAt) },
    { title: texts.handedOver, value: ({ handedOverAt }) => moment(handedOverAt) },
    { title: texts.returned, value: ({ returnedAt }) => moment(returnedAt) },
    {
      title: texts.whereabouts,
      value: ({ whereabouts }) => whereaboutsSign(whereabouts),
      width: 20,
    },
  ];
}
