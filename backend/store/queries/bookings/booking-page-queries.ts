import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { allOf, inCodeOrder, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import type { BookingMoneyFilter, BookingSort } from '@schema/constants/booking-list';
import type { BookingStatus } from '@schema/statuses';
import { amongCars } from '../fleet/car-queries';
import { hasMoney } from '../money/booking-money-sql';
import { foundBookings } from './booking-search-sql';
import { hasStatus, statusRank } from './booking-status-sql';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';
import { earnsWithin } from './rental-days-sql';

export type BookingCounters = Readonly<Record<'total' | BookingStatus, number>>;

interface BookingPageQuestion {
  readonly search: string;
  /** Live bookings with a rental day on these dates, the source of a period's revenue. */
  readonly earning: DaySpan | null;
  /** Null: every car. */
  readonly carIds: readonly number[] | null;
  /** Bookings that touch the time between these instants; null: unbounded. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Null: every source. */
  readonly sourceId: number | null;
  /** Null: any money. */
  readonly money: BookingMoneyFilter | null;
  /** Null: every status. */
  readonly status: BookingStatus | null;
  readonly sort: BookingSort;
  readonly window: { readonly limit: number; readonly offset: number };
}

export interface BookingPageData {
  readonly items: readonly ListedBookingRecord[];
  /** Rows matching the search and the status filter. */
  readonly total: number;
  /** Rows matching the search, in any status. */
  readonly counters: BookingCounters;
}

const b = columnsOf<'bookings'>('b');
const c = columnsOf<'customers'>('c');
const k = columnsOf<'cars'>('k');

/** The order of a list; ties by newest record, so that pages never overlap. */
function bookingOrder(em: Em, { field, direction }: BookingSort, occasion: Occasion): SqlPart {
  // The direction is inlined in the SQL, so it is restricted to the two keywords.
  const way = direction === 'asc' ? 'asc' : 'desc';
  switch (field) {
    case 'createdAt':
      return part(`${b('created_at')} ${way}, ${b('id')} ${way}`);
    case 'startDate':
      return part(`${b('start_date')} ${way}, ${b('id')} ${way}`);
    case 'endDate':
      return part(`${b('end_date')} ${way}, ${b('id')} ${way}`);
    case 'customer':
      return part(`${inCodeOrder(em, c('search_text'))} ${way}, ${b('id')} desc`);
    case 'car':
      return part(`${inCodeOrder(em, k('search_text'))} ${way}, ${b('id')} desc`);
    case 'status': {
      const rank = statusRank(occasion);
      return part(`${rank.sql} ${way}, ${b('id')} desc`, rank.params);
    }
  }
}

const countersWhere = prepared(
  (em, values: Slots<Readonly<Record<'where' | BookingStatus, SqlPart>>>) =>
    reading(em)
      .selectFrom('bookings as b')
      .select(({ fn }) => {
        const count = (status: BookingStatus) =>
          readCount(fn.countAll().filterWhere(values[status])).as(status);
        return [
          readCount(fn.countAll()).as('total'),
          count('active'),
          count('planned'),
          count('completed'),
          count('cancelled'),
        ];
      })
      .where(({ ref }) => ref('b.is_complete'))
      .where(values.where),
);

async function loadCounters(em: Em, where: SqlPart, occasion: Occasion): Promise<BookingCounters> {
  const has = (status: BookingStatus) => hasStatus(status, occasion);
  const [row] = await countersWhere(em, {
    where,
    active: has('active'),
    planned: has('planned'),
    completed: has('completed'),
    cancelled: has('cancelled'),
  });
  return row ?? { total: 0, active: 0, planned: 0, completed: 0, cancelled: 0 };
}

/** One page of the booking list, filtered, sorted and counted in SQL: three statements. */
export async function loadBookingPage(
  em: Em,
  question: BookingPageQuestion,
  occasion: Occasion,
): Promise<BookingPageData> {
  const { search, earning, carIds, from, until, sourceId, money, status, sort, window } = question;
  const found = allOf(
    foundBookings(em, search),
    ...(earning ? [earnsWithin(em, 'b', earning)] : []),
    ...(carIds ? [amongCars(b('car_id'), carIds)] : []),
    ...(from ? [part(`(${b('end_date')} > ? or ${b('start_date')} >= ?)`, [from, from])] : []),
    ...(until ? [part(`${b('start_date')} < ?`, [until])] : []),
    ...(sourceId === null ? [] : [part(`${b('source_id')} = ?`, [sourceId])]),
    ...(money ? [hasMoney(money, occasion)] : []),
  );
  const where = status ? allOf(found, hasStatus(status, occasion)) : found;
  const orderBy = bookingOrder(em, sort, occasion);
  const [items, counters] = await Promise.all([
    loadListedBookings(em, { where, orderBy, window }, occasion),
    loadCounters(em, found, occasion),
  ]);
  return { items, counters, total: counters[status ?? 'total'] };
}
