import { trendMonths } from '@backend/domain/analytics/cancellations';
import type { Em } from '@backend/store/em';
import { carName } from '@backend/store/queries/fleet/car-queries';
import { prepared } from '@backend/store/sql/prepared-read';
import { readCount, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { expressionOf, maxOf, minOf, part, sumOf } from '@backend/store/sql/sql-part';
import type { StoredKopecks } from '@backend/store/sql/tables';
import { over, reading, rowsOf } from '@backend/store/sql/typed-read';
import { ARCHIVE_TOP } from '@schema/constants';
import { type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { type Expression, sql } from 'kysely';
import { apiPhone } from '../customers/customer-columns';
import { rentalDaysSql } from './rental-days-sql';

/** Money in kopecks. */
export interface CancellationSummary {
  readonly totalCount: number;
  /** Whole cancelled contracts. */
  readonly totalPotentialRevenue: Kopecks;
  /** Average priced length of the cancelled bookings, days; 0 without any. */
  readonly averageDuration: number;
  /** Cancelled / all complete bookings, 0…1; 0 without any. */
  readonly cancellationRate: number;
  readonly topCars: readonly CancelledCar[];
  readonly topCustomers: readonly CancellingCustomer[];
  readonly monthlyTrend: readonly CancelledMonth[];
}

export interface CancelledCar extends RowCar {
  readonly count: number;
  /** Lost revenue. */
  readonly totalPrice: Kopecks;
}

export interface CancellingCustomer {
  readonly customerId: number;
  readonly customerName: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly count: number;
}

export interface CancelledMonth {
  /** Month of `cancelledAt` in company time, 'YYYY-MM'. */
  readonly period: string;
  readonly count: number;
}

const { ref, and, eb } = over<{ b: 'bookings' }>();
const IS_CANCELLED = eb('b.cancelled_at', 'is not', null);
const CANCELLED = and([ref('b.is_complete'), IS_CANCELLED]);

const bookings = (em: Em) => reading(em).selectFrom('bookings as b');

const totalsOf = prepared((em) => {
  const ofCancelled = <Value>(sum: Expression<Value>) =>
    sql<Value>`${sum} filter (where ${IS_CANCELLED})`;
  const days = expressionOf<number | null>(part(`sum(${rentalDaysSql(em, 'b')})`));
  return bookings(em)
    .select(({ fn }) => [
      readCount(fn.countAll()).as('complete'),
      readCount(fn.count('b.cancelled_at')).as('cancelled'),
      readKopecks(ofCancelled(sumOf(ref('b.total_price_kopecks')))).as('revenue'),
      readCount(ofCancelled(days)).as('days'),
      readInstant(minOf(ref('b.cancelled_at'))).as('first'),
      readInstant(maxOf(ref('b.cancelled_at'))).as('last'),
    ])
    .where(ref('b.is_complete'));
});

const topCarRows = prepared((em) =>
  reading(em)
    .selectFrom(
      bookings(em)
        .select(({ fn, lit }) => [
          'b.car_id',
          fn.countAll().as('times'),
          sql<StoredKopecks>`coalesce(${sumOf(ref('b.total_price_kopecks'))}, ${lit(0)})`.as(
            'lost',
          ),
        ])
        .where(CANCELLED)
        .groupBy('b.car_id')
        .as('t'),
    )
    .innerJoin('cars as k', 'k.id', 't.car_id')
    .select('k.id')
    .select(carName('k'))
    .select((t) => [
      readCount(t.ref('t.times')).as('count'),
      readKopecks(t.ref('t.lost')).as('totalPrice'),
    ])
    .orderBy('t.times', 'desc')
    .orderBy('t.lost', 'desc')
    .orderBy('k.id')
    .limit(ARCHIVE_TOP),
);

async function loadTopCars(em: Em): Promise<CancelledCar[]> {
  const rows = await topCarRows(em, {});
  return rows.map(({ count, totalPrice, ...car }) => ({ ...rowCar(car), count, totalPrice }));
}

const topCustomerRows = prepared((em) =>
  reading(em)
    .selectFrom(
      bookings(em)
        .select(({ fn }) => [
          'b.customer_id',
          fn.countAll().as('times'),
          maxOf(ref('b.cancelled_at')).as('latest'),
        ])
        .where(CANCELLED)
        .groupBy('b.customer_id')
        .as('t'),
    )
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .select((t) => [
      'c.id as customerId',
      'c.full_name as customerName',
      apiPhone(t.ref('c.phone')).as('customerPhone'),
      readCount(t.ref('t.times')).as('count'),
    ])
    .orderBy('t.times', 'desc')
    .orderBy('t.latest', 'desc')
    .orderBy('c.id')
    .limit(ARCHIVE_TOP),
);

/** Months are in company time, so the database counts between given instants. */
async function loadTrend(em: Em, first: Date, last: Date, zone: string): Promise<CancelledMonth[]> {
  const months = trendMonths(first, last, zone);
  const counted = bookings(em)
    .select(({ fn }) =>
      months.map(({ period, startsAt, endsAt }) => {
        const within = and([
          eb('b.cancelled_at', '>=', startsAt),
          eb('b.cancelled_at', '<', endsAt),
        ]);
        return readCount(fn.countAll().filterWhere(within)).as(period);
      }),
    )
    .where(CANCELLED);
  const [row] = await rowsOf<Readonly<Record<string, number>>>(em, counted);
  return months.map(({ period }) => ({ period, count: row?.[period] ?? 0 }));
}

/** The summary of the archive (requirements.md, Z6), computed by the database: four statements. */
export async function loadCancellationSummary(em: Em, zone: string): Promise<CancellationSummary> {
  const [[totals], topCars, topCustomers] = await Promise.all([
    totalsOf(em, {}),
    loadTopCars(em),
    topCustomerRows(em, {}),
  ]);
  const { complete: all = 0, cancelled: totalCount = 0, first = null, last = null } = totals ?? {};
  return {
    totalCount,
    totalPotentialRevenue: totals?.revenue ?? kopecks(0),
    averageDuration: totalCount === 0 ? 0 : (totals?.days ?? 0) / totalCount,
    cancellationRate: all === 0 ? 0 : totalCount / all,
    topCars,
    topCustomers,
    monthlyTrend: first === null || last === null ? [] : await loadTrend(em, first, last, zone),
  };
}
