import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { dayOfCell } from './sheet-date';
import type { ExportColumn } from './table';

export interface ExportedCustomer {
  readonly fullName: string;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly bookingsCount: number;
  readonly lastBookingAt?: string | null | undefined;
}

export function customerColumns(zone: string): ExportColumn<ExportedCustomer>[] {
  return [
    { title: EXPORT_TEXTS.customer, value: ({ fullName }) => fullName, width: 30 },
    { title: EXPORT_TEXTS.phone, value: ({ phone }) => phone ?? null },
    { title: EXPORT_TEXTS.email, value: ({ email }) => email ?? null, width: 26 },
    { title: EXPORT_TEXTS.bookings, value: ({ bookingsCount }) => bookingsCount, width: 10 },
    {
      title: EXPORT_TEXTS.lastBooking,
      value: ({ lastBookingAt }) => dayOfCell(lastBookingAt, zone),
    },
  ];
}
