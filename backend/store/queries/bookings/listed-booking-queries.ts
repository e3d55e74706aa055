import type { ListedBooking } from '@backend/domain/bookings/listed-booking';
import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { customerDetails } from '@schema/fields/customer-fields';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { displayName } from '@schema/values/fleet/car-title';
import { rentalDays } from '@schema/values/time/rental-days';
import { CUSTOMER } from '../customers/customer-columns';
import { type BoardCarRecord, loadCars } from '../fleet/car-queries';
import { RENTAL_DATES, STORED_BOOKING } from './booking-columns';
import { CUSTODY } from './custody-sql';

export type ListedBookingRecord = ListedBooking<BoardCarRecord>;

export interface ListedBookingsQuestion {
  /** Over `b`, complete bookings. */
  readonly where: SqlPart;
  /**
   * Over `b`, `c` (customers) and `k` (cars); absent: unordered. For tens of thousands of rows sort
   * in memory instead: the database would look them up one by one.
   */
  readonly orderBy?: SqlPart;
  /** Row range in that order; absent: all. */
  readonly window?: { readonly limit: number; readonly offset: number };
}

/** With more cars than this the whole fleet is read instead of listing ids. */
const MANY_CARS = 100;

const orderByClause = (orderBy?: SqlPart) =>
  orderBy ? part(`order by ${orderBy.sql}`, orderBy.params) : part('');

/** Selects the rows of the window first, so that joins run only for them. */
function whereOfWindow({ where, orderBy, window }: ListedBookingsQuestion): SqlPart {
  if (!window) return where;
  const order = orderByClause(orderBy);
  return part(
    `b.id in (select b.id from bookings b
        join customers c on c.id = b.customer_id join cars k on k.id = b.car_id
      where b.is_complete and (${where.sql}) ${order.sql} limit ? offset ?)`,
    [...where.params, ...order.params, window.limit, window.offset],
  );
}

/** Plain rows, bypassing the entities, which take several times as long. */
const rowsWhere = prepared((em, { where, order }: Slots<{ where: SqlPart; order: SqlPart }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .innerJoin('cars as k', 'k.id', 'b.car_id')
    .leftJoin('sources as s', 's.id', 'b.source_id')
    .select([...STORED_BOOKING, ...RENTAL_DATES, ...CUSTOMER, ...CUSTODY])
    .where(({ ref }) => ref('b.is_complete'))
    .where(where)
    .modifyEnd(order),
);

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/**
 * Complete bookings for lists, with their current status. Two statements; the bookings of a car
 * share its object.
 */
export async function loadListedBookings(
  em: Em,
  question: ListedBookingsQuestion,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> {
  const rows = await rowsWhere(em, {
    where: whereOfWindow(question),
    order: orderByClause(question.orderBy),
  });
  const carIds = new Set(rows.map(({ carId }) => carId));
  const cars = await loadCars(em, carIds.size > MANY_CARS ? 'all' : [...carIds]);
  const titled = new Map(cars.map((car) => [car.id, { car, carTitle: displayName(car) }]));
  return rows.flatMap((row) => {
    // The car was deleted between the two statements, and its bookings with it.
    const car = titled.get(row.carId);
    return car ? [factOf(row, car, occasion)] : [];
  });
}

function factOf(
  row: Row,
  { car, carTitle }: { car: BoardCarRecord; carTitle: string },
  occasion: Occasion,
): ListedBookingRecord {
  const customer = customerDetails(row);
  // Completed in place: with tens of thousands of rows a spread takes three times as long.
  return Object.assign(row, {
    status: bookingStatus(row, occasion.now, occasion),
    whereabouts: whereabouts(row, occasion.now, occasion),
    durationDays: rentalDays(row),
    customer,
    car,
    customerName: customer.fullName,
    customerPhone: customer.phone,
    carTitle,
    licensePlate: car.licensePlate,
  });
}
