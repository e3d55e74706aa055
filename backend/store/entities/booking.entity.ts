import type { BreakdownLine } from '@backend/domain/bookings/pricing';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { occupiedPeriod } from '@schema/values/time/period';
import { document, instant, money } from '../sql/columns';
import { byUser } from './access/user.entity';
import { Customer } from './customer.entity';
import { Car } from './fleet/car.entity';
import { Source } from './source.entity';

interface Dates {
  startDate?: Date | null;
  endDate?: Date | null;
  returnedAt?: Date | null;
}

/**
 * Moment from which the car is free again; null for a row that occupies no time (the ORM's hook
 * type excludes the null of a nullable column, hence the cast).
 */
const occupiedUntilOf = ({ startDate, endDate, returnedAt }: Dates): Date =>
  (startDate && endDate && endDate >= startDate
    ? occupiedPeriod({ startDate, endDate, returnedAt }).endDate
    : null) as Date;

/**
 * A rental contract. Its status is not stored: it follows from the dates and the clock
 * (docs/domain.md, booking status). `isComplete` is false only for imported rows, which may lack a
 * car, a customer or a date, keep unreadable values in the `raw…` columns, and occupy no time.
 */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () => p.manyToOne(Car).ref().nullable().deleteRule('cascade').updateRule('no action'),
    customer: () =>
      p.manyToOne(Customer).ref().nullable().deleteRule('cascade').updateRule('no action'),
    source: () =>
      p.manyToOne(Source).ref().nullable().deleteRule('set null').updateRule('no action'),
    startDate: instant().nullable(),
    endDate: instant().nullable(),
    /** Computed by the store from the three dates, and checked by the database. */
    occupiedUntil: instant().nullable().onCreate(occupiedUntilOf).onUpdate(occupiedUntilOf),
    totalPriceKopecks: money().nullable(),
    priceEdited: p.boolean().default(false),
    /** The breakdown of the estimate; null once the price was edited. */
    breakdown: document<readonly BreakdownLine[]>().nullable(),
    depositKopecks: money().nullable(),
    depositComment: p.text().nullable(),
    notes: p.text().nullable(),
    createdAt: instant(),
    createdBy: () => byUser('created_by'),
    cancelledAt: instant().nullable(),
    cancelledBy: () => byUser('cancelled_by'),
    cancelReason: p.text().nullable(),
    handedOverAt: instant().nullable(),
    returnedAt: instant().nullable(),
    /** The booking that this one continues in another car (docs/domain.md, a car that breaks). */
    continuesId: p.integer().nullable(),
    rawStartDate: p.text().nullable(),
    rawEndDate: p.text().nullable(),
    rawCustomerName: p.text().nullable(),
    rawCustomerPhone: p.text().nullable(),
    isComplete: p.boolean().default(true),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'bookings_car_id_start_date_index', properties: ['car', 'startDate'] },
    { name: 'bookings_car_id_occupied_until_index', properties: ['car', 'occupiedUntil'] },
    { name: 'bookings_start_date_index', properties: ['startDate'] },
    { name: 'bookings_end_date_index', properties: ['endDate', 'startDate'] },
    { name: 'bookings_created_at_index', properties: ['createdAt'] },
    {
      name: 'bookings_cancelled_at_index',
      properties: ['cancelledAt'],
      // A full index would make SQLite use "not cancelled", which matches nearly every row.
      where: 'cancelled_at is not null',
    },
    {
      name: 'bookings_out_index',
      properties: ['endDate', 'id'],
      // Cars handed over and not returned: a small part of the table.
      where: 'handed_over_at is not null and returned_at is null',
    },
    {
      name: 'bookings_handed_over_at_index',
      properties: ['handedOverAt'],
      where: 'handed_over_at is not null',
    },
    {
      name: 'bookings_continues_id_index',
      properties: ['continuesId'],
      where: 'continues_id is not null',
    },
    { name: 'bookings_occupied_until_index', properties: ['occupiedUntil', 'startDate'] },
    { name: 'bookings_customer_id_index', properties: ['customer', 'endDate'] },
    { name: 'bookings_source_id_index', properties: ['source'] },
  ],
});

export type Booking = InferEntity<typeof Booking>;
