import { trendMonths } from '@backend/domain/analytics/cancellations';
import { type Em, engineOf } from '@backend/store/em';
import { carNameColumns } from '@backend/store/queries/fleet/car-queries';
import { instantSql, raw, toInstant } from '@backend/store/sql/raw';
import { ARCHIVE_TOP } from '@schema/constants';
import { type NamedCar, type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { rentalDaysSql } from './rental-days-sql';

/** Money in kopecks. */
export interface CancellationSummary {
  readonly totalCount: number;
  /** Whole cancelled contracts. */
  readonly totalPotentialRevenue: Kopecks;
  /** Average priced length of the cancelled bookings, days; 0 when there are none. */
  readonly averageDuration: number;
  /** Cancelled / all complete bookings, 0…1; 0 when there are none. */
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

const CANCELLED = 'b.is_complete and b.cancelled_at is not null';

/** Sums and counts are int8, which PostgreSQL's driver gives as text. */
type Count = number | string;

interface TotalsRow {
  all: Count;
  cancelled: Count;
  revenue: Count | null;
  days: Count | null;
  first: number | null;
  last: number | null;
}

async function loadTotals(em: Em): Promise<TotalsRow | undefined> {
  const instant = (sql: string) => instantSql(engineOf(em), sql);
  const [row] = await raw<TotalsRow>(
    em,
    `select count(*) as "all", count(b.cancelled_at) as "cancelled",
       sum(b.total_price_kopecks) filter (where b.cancelled_at is not null) as "revenue",
       sum(${rentalDaysSql(em, 'b')}) filter (where b.cancelled_at is not null) as "days",
       ${instant('min(b.cancelled_at)')} as "first", ${instant('max(b.cancelled_at)')} as "last"
     from bookings b where b.is_complete`,
  );
  return row;
}

async function loadTopCars(em: Em): Promise<CancelledCar[]> {
  const rows = await raw<NamedCar & { id: number; count: Count; totalPrice: Count | null }>(
    em,
    `select k.id, ${carNameColumns('k')}, t.times as "count", t.lost as "totalPrice"
     from (select b.car_id, count(*) as times, coalesce(sum(b.total_price_kopecks), 0) as lost
       from bookings b where ${CANCELLED} group by b.car_id) t
     join cars k on k.id = t.car_id order by t.times desc, t.lost desc, k.id limit ?`,
    [ARCHIVE_TOP],
  );
  return rows.map(({ count, totalPrice, ...car }) => ({
    ...rowCar(car),
    count: Number(count),
    totalPrice: kopecks(Number(totalPrice)),
  }));
}

async function loadTopCustomers(em: Em): Promise<CancellingCustomer[]> {
  const rows = await raw<Omit<CancellingCustomer, 'count'> & { count: Count }>(
    em,
    `select c.id as "customerId", c.full_name as "customerName", '+' || c.phone as "customerPhone",
       t.times as "count"
     from (select b.customer_id, count(*) as times, max(b.cancelled_at) as latest
       from bookings b where ${CANCELLED} group by b.customer_id) t
     join customers c on c.id = t.customer_id order by t.times desc, t.latest desc, c.id limit ?`,
    [ARCHIVE_TOP],
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Months are in company time, so the database counts between given instants. */
async function loadTrend(em: Em, first: Date, last: Date, zone: string): Promise<CancelledMonth[]> {
  const months = trendMonths(first, last, zone);
  const counts = months.map(
    (_, at) => `count(*) filter (where b.cancelled_at >= ? and b.cancelled_at < ?) as "m${at}"`,
  );
  const [row] = await raw<Record<string, Count>>(
    em,
    `select ${counts.join(', ')} from bookings b where ${CANCELLED}`,
    months.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  );
  return months.map(({ period }, at) => ({ period, count: Number(row?.[`m${at}`] ?? 0) }));
}

/** The summary of the archive (requirements.md, Z6), computed by the database: four statements. */
export async function loadCancellationSummary(em: Em, zone: string): Promise<CancellationSummary> {
  const [totals, topCars, topCustomers] = await Promise.all([
    loadTotals(em),
    loadTopCars(em),
    loadTopCustomers(em),
  ]);
  const [all, totalCount] = [Number(totals?.all ?? 0), Number(totals?.cancelled ?? 0)];
  const { first = null, last = null } = totals ?? {};
  return {
    totalCount,
    totalPotentialRevenue: kopecks(Number(totals?.revenue ?? 0)),
    averageDuration: totalCount === 0 ? 0 : Number(totals?.days ?? 0) / totalCount,
    cancellationRate: all === 0 ? 0 : totalCount / all,
    topCars,
    topCustomers,
    monthlyTrend:
      first === null || last === null
        ? []
        : await loadTrend(em, toInstant(first), toInstant(last), zone),
  };
}
