import type { ListedBooking } from '@backend/domain/bookings/listed-booking';
import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { type Driven, raw, toInstant } from '@backend/store/sql/raw';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { type CustomerDetails, customerDetails } from '@schema/fields/customer-fields';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { displayName } from '@schema/values/fleet/car-title';
import { rentalDays } from '@schema/values/time/period';
import { CUSTOMER_COLUMNS } from '../customers/customer-queries';
import { type BoardCarRecord, loadCars } from '../fleet/car-queries';
import {
  type RentalDates,
  type StoredBooking,
  storedBooking,
  storedBookingSql,
} from './booking-columns';
import { CUSTODY_COLUMNS, type StoredCustody, storedCustody } from './custody-sql';

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

type Row = Driven<StoredBooking & RentalDates & StoredCustody> & CustomerDetails;

const ordered = (orderBy?: SqlPart) =>
  orderBy ? part(`order by ${orderBy.sql}`, orderBy.params) : part('');

/** Selects the rows of the window first, so that joins run only for them. */
function chosen({ where, orderBy, window }: ListedBookingsQuestion): SqlPart {
  if (!window) return where;
  const order = ordered(orderBy);
  return part(
    `b.id in (select b.id from bookings b
        join customers c on c.id = b.customer_id join cars k on k.id = b.car_id
      where b.is_complete and (${where.sql}) ${order.sql} limit ? offset ?)`,
    [...where.params, ...order.params, window.limit, window.offset],
  );
}

/** Plain rows, bypassing the entities, which take several times as long. */
function loadRows(em: Em, where: SqlPart, order: SqlPart): Promise<Row[]> {
  return raw<Row>(
    em,
    `select ${storedBookingSql(em)}, ${CUSTOMER_COLUMNS}, ${CUSTODY_COLUMNS}
     from bookings b join customers c on c.id = b.customer_id join cars k on k.id = b.car_id
       left join sources s on s.id = b.source_id
     where b.is_complete and (${where.sql}) ${order.sql}`,
    [...where.params, ...order.params],
  );
}

/**
 * Complete bookings for lists, with their current status. Two statements; the bookings of a car
 * share its object.
 */
export async function loadListedBookings(
  em: Em,
  question: ListedBookingsQuestion,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> {
  const rows = await loadRows(em, chosen(question), ordered(question.orderBy));
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
  const stored = storedBooking(row);
  const { isExtension, isExtended, ...custody } = storedCustody(row);
  const { cancelledAt, handedOverAt, returnedAt } = stored;
  const startDate = toInstant(row.startDate);
  const endDate = toInstant(row.endDate);
  const moments = { startDate, endDate, cancelledAt, returnedAt };
  return Object.assign(stored, {
    carId: row.carId,
    customerId: row.customerId,
    status: bookingStatus(moments, occasion.now, occasion),
    whereabouts: whereabouts(
      { ...moments, ...custody, handedOverAt, isExtension, isExtended },
      occasion.now,
      occasion,
    ),
    startDate,
    endDate,
    isExtension,
    isExtended,
    durationDays: rentalDays(moments),
    customer,
    car,
    customerName: customer.fullName,
    customerPhone: customer.phone,
    carTitle,
    licensePlate: car.licensePlate,
  });
}
