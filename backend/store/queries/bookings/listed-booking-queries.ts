import type { ListedBooking } from '@backend/domain/bookings/listed-booking';
import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { instantColumns, raw, toInstant, toInstantOrNull } from '@backend/store/raw';
import { part, type SqlPart } from '@backend/store/sql-part';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { displayName } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { rentalDays } from '@schema/values/time/period';
import { type BoardCarRecord, loadCars } from '../fleet/car-queries';

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

interface Row {
  id: number;
  carId: number;
  customerId: number;
  startDate: number;
  endDate: number;
  createdAt: number;
  cancelledAt: number | null;
  handedOverAt: number | null;
  returnedAt: number | null;
  /** int8, which PostgreSQL's driver gives as text. */
  totalPrice: number | string | null;
  depositAmount: number | string | null;
  depositComment: string | null;
  notes: string | null;
  sourceId: number | null;
  sourceName: string | null;
  isExtension: number | boolean;
  fullName: string;
  phone: string | null;
  email: string | null;
  version: number;
}

const INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  createdAt: 'created_at',
  cancelledAt: 'cancelled_at',
  handedOverAt: 'handed_over_at',
  returnedAt: 'returned_at',
};

// The columns hold whole numbers, so the branded type is safe.
const toKopecks = (amount: number | string | null) =>
  amount === null ? null : (Number(amount) as Kopecks);

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
    `select b.id, b.car_id as "carId", b.customer_id as "customerId",
       ${instantColumns(em, 'b', INSTANTS)},
       b.total_price_kopecks as "totalPrice", b.deposit_kopecks as "depositAmount",
       b.deposit_comment as "depositComment", b.notes, b.source_id as "sourceId",
       s.name as "sourceName", b.version,
       c.full_name as "fullName", '+' || c.phone as "phone", c.email,
       exists (select 1 from bookings p
         where p.customer_id = b.customer_id and p.end_date = b.start_date and p.car_id = b.car_id
           and p.id <> b.id and p.cancelled_at is null and p.is_complete) as "isExtension"
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

/** Field by field: with tens of thousands of rows, spreading takes twice as long. */
function factOf(
  row: Row,
  { car, carTitle }: { car: BoardCarRecord; carTitle: string },
  occasion: Occasion,
): ListedBookingRecord {
  const { fullName, phone, email } = row;
  const startDate = toInstant(row.startDate);
  const endDate = toInstant(row.endDate);
  const cancelledAt = toInstantOrNull(row.cancelledAt);
  const returnedAt = toInstantOrNull(row.returnedAt);
  const moments = { startDate, endDate, cancelledAt, returnedAt };
  return {
    id: row.id,
    carId: row.carId,
    customerId: row.customerId,
    status: bookingStatus(moments, occasion.now, occasion),
    startDate,
    endDate,
    createdAt: toInstant(row.createdAt),
    cancelledAt,
    handedOverAt: toInstantOrNull(row.handedOverAt),
    returnedAt,
    totalPrice: toKopecks(row.totalPrice),
    depositAmount: toKopecks(row.depositAmount),
    depositComment: row.depositComment,
    notes: row.notes,
    sourceId: row.sourceId,
    sourceName: row.sourceName,
    isExtension: Boolean(row.isExtension),
    durationDays: rentalDays(moments),
    customer: { fullName, phone, email },
    car,
    customerName: fullName,
    customerPhone: phone,
    carTitle,
    licensePlate: car.licensePlate,
    version: row.version,
  };
}
