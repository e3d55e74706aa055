import type {
  FleetCarRecord,
  FleetData,
  WholeRentals,
} from '@backend/domain/analytics/fleet-analytics';
import type { Rental } from '@backend/domain/analytics/revenue';
import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import { instantColumns, raw, toInstant, toKopecks, toKopecksOrNull } from '@backend/store/sql/raw';
import type { Kopecks } from '@schema/values/money/money';
import { rentalDaysSql } from '../bookings/rental-days-sql';
import { carNameColumns } from './car-queries';
import { isLive } from './claim-sql';
import { loadPartners, loadShares } from './partner-queries';

const LIVE = isLive('b');

/**
 * The input of the figures of a period: six statements, whatever the size of the fleet. Contracts
 * wholly inside the period are summed by car, since each earns its whole price there; only those
 * crossing an edge are read one by one.
 */
export async function loadFleetData(em: Em, span: DaySpan): Promise<FleetData> {
  const [cars, rentals, service, manualAdjustments, partners, shares] = await Promise.all([
    loadCarNames(em),
    loadRentals(em, span),
    loadServiceCosts(em, span),
    loadManualTotal(em, span),
    loadPartners(em),
    loadShares(em),
  ]);
  return { cars, ...rentals, service, manualAdjustments, partners, shares };
}

function loadCarNames(em: Em): Promise<FleetCarRecord[]> {
  return raw<FleetCarRecord>(
    em,
    `select c.id, ${carNameColumns('c')} from cars c order by c.sort_order, c.id`,
  );
}

interface RentalRow {
  carId: number;
  bookings: number | string;
  rentalDays: number | string | null;
  price: number | string | null;
  /** Null: a sum over several contracts of the car. */
  startDate: number | null;
  endDate: number | null;
}

/** One statement, so that a concurrently changed booking is counted exactly once. */
async function loadRentals(
  em: Em,
  { from, to }: DaySpan,
): Promise<Pick<FleetData, 'wholeRentals' | 'crossing'>> {
  // Without statistics SQLite may scan all history by start; the plus restricts it to the index by
  // end.
  const start = engineOf(em) === 'sqlite' ? '+b.start_date' : 'b.start_date';
  const one = `b.car_id, 1, null, b.total_price_kopecks,
    ${instantColumns(em, 'b', { startDate: 'start_date', endDate: 'end_date' })}`;
  const rows = await raw<RentalRow>(
    em,
    `select b.car_id as "carId", count(*) as "bookings", sum(${rentalDaysSql(em, 'b')}) as "rentalDays",
       sum(b.total_price_kopecks) as "price", null as "startDate", null as "endDate"
     from bookings b
     where ${LIVE} and b.start_date >= ? and b.start_date < ? and b.end_date <= ? group by b.car_id
     union all
     select ${one} from bookings b where ${LIVE} and b.end_date > ? and ${start} < ?
     union all
     select ${one} from bookings b
     where ${LIVE} and b.end_date > ? and ${start} >= ? and ${start} < ?`,
    [from, to, to, from, from, to, from, to],
  );
  const wholeRentals: WholeRentals[] = [];
  const crossing: (Rental & { carId: number })[] = [];
  for (const { carId, bookings, rentalDays, price, startDate, endDate } of rows) {
    if (startDate !== null && endDate !== null) {
      const totalPrice = toKopecksOrNull(price);
      const dates = { startDate: toInstant(startDate), endDate: toInstant(endDate) };
      crossing.push({ carId, totalPrice, ...dates });
    } else {
      const sums = { bookings: Number(bookings), rentalDays: Number(rentalDays) };
      wholeRentals.push({ carId, revenue: toKopecks(price ?? 0), ...sums });
    }
  }
  return { wholeRentals, crossing };
}

/** Cost of the service work that starts in the period, by car. */
async function loadServiceCosts(em: Em, { from, to }: DaySpan): Promise<FleetData['service']> {
  const rows = await raw<{ carId: number; cost: number | string }>(
    em,
    `select m.car_id as "carId", sum(m.cost_kopecks) as "cost" from maintenances m
     where m.start_date >= ? and m.start_date < ? group by m.car_id`,
    [from, to],
  );
  return rows.map(({ carId, cost }) => ({ carId, cost: toKopecks(cost) }));
}

async function loadManualTotal(em: Em, { from, to }: DaySpan): Promise<Kopecks> {
  const [row] = await raw<{ total: number | string | null }>(
    em,
    `select sum(e.amount_kopecks) as "total" from cash_entries e
     where e.created_at >= ? and e.created_at < ?`,
    [from, to],
  );
  return toKopecks(row?.total ?? 0);
}
