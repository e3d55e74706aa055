import { CUSTOMER_FIELDS, type CustomerFieldName } from '@schema/fields/customer-fields';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { fieldColumns } from './field-columns';
import { dayOfCell } from './sheet-date';
import type { ExportColumn } from './table';

export interface ExportedCustomer
  extends Readonly<Partial<Record<CustomerFieldName, string | null | undefined>>> {
  readonly bookingsCount: number;
  readonly lastBookingAt?: string | null | undefined;
}

export function customerColumns(zone: string): ExportColumn<ExportedCustomer>[] {
  return [
    ...fieldColumns(CUSTOMER_FIELDS),
    { title: EXPORT_TEXTS.bookings, value: ({ bookingsCount }) => bookingsCount, width: 10 },
    {
      title: EXPORT_TEXTS.lastBooking,
      value: ({ lastBookingAt }) => dayOfCell(lastBookingAt, zone),
    },
  ];
}
