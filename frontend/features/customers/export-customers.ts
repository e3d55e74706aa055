import type { ExportColumn } from '@frontend/shared/export/export-table';
import { EXPORT_TEXTS } from '@schema/texts/export';
import { dayOf, formatDay, parseInstant } from '@schema/values/calendar';

/** A customer as GET /api/customers answers it. */
export interface ExportedCustomer {
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly bookingsCount: number;
  readonly lastBookingAt: string | null;
}

export function customerColumns(zone: string): ExportColumn<ExportedCustomer>[] {
  const day = (iso: string | null) => {
    const instant = iso === null ? null : parseInstant(iso);
    return instant && formatDay(dayOf(instant, zone));
  };
  return [
    { title: EXPORT_TEXTS.customer, value: ({ fullName }) => fullName, width: 30 },
    { title: EXPORT_TEXTS.phone, value: ({ phone }) => phone },
    { title: EXPORT_TEXTS.email, value: ({ email }) => email, width: 26 },
    { title: EXPORT_TEXTS.bookings, value: ({ bookingsCount }) => bookingsCount, width: 10 },
    { title: EXPORT_TEXTS.lastBooking, value: ({ lastBookingAt }) => day(lastBookingAt) },
  ];
}
