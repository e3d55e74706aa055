import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A change of a booking's cost, begin or end, written by the database with the booking itself
 * (docs/adr/0017-money-is-append-only.md). A booking's first row means that its money is tracked,
 * and names its rental.
 */
export const MoneyAccrual = defineEntity({
  name: 'MoneyAccrual',
  tableName: 'money_accruals',
  properties: {
    id: p.integer().primary().autoincrement(),
    bookingId: p.integer(),
    /** The first booking of the rental. */
    rentalId: p.integer(),
    deltaKopecks: money(),
    /** By the clock of the database. */
    at: instant(),
    /** Moment from which the booking is owed, as known then; null: it does not count. */
    beginsAt: instant().nullable(),
    /** End of the booking, as known then; null: unknown. */
    endsAt: instant().nullable(),
  },
  indexes: [
    { name: 'money_accruals_booking_id_index', properties: ['bookingId'] },
    { name: 'money_accruals_rental_id_index', properties: ['rentalId'] },
  ],
});

export type MoneyAccrual = InferEntity<typeof MoneyAccrual>;
