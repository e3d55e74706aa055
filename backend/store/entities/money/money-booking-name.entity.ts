import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Customer and car of a deleted booking with tracked money, written by the database when the
 * booking, its customer or its car is deleted (docs/domain.md, deletion).
 */
export const MoneyBookingName = defineEntity({
  name: 'MoneyBookingName',
  tableName: 'money_booking_names',
  properties: {
    bookingId: p.integer().primary().autoincrement(false),
    customerName: p.text().nullable(),
    brand: p.text().nullable(),
    model: p.text().nullable(),
    licensePlate: p.text().nullable(),
    startDate: instant().nullable(),
    endDate: instant().nullable(),
    cancelledAt: instant().nullable(),
    depositKopecks: money().nullable(),
  },
});

export type MoneyBookingName = InferEntity<typeof MoneyBookingName>;
