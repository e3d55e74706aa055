import type { DailyData } from '@backend/domain/analytics/daily-analytics';
import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import {
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toKopecks,
  toKopecksOrNull,
} from '@backend/store/sql/raw';
import { isLive } from '../fleet/claim-sql';
import { loadCarOrder } from '../fleet/fleet-car-queries';

const DATES = { startDate: 'start_date', endDate: 'end_date' };

/**
 * The input of the daily figures of a period: four statements, whatever the size of the fleet. For
 * one car: its contracts and service work, and no cash entries, which belong to no car.
 */
export async function loadDailyData(
  em: Em,
  span: DaySpan,
  carId: number | null,
): Promise<DailyData> {
  const [carIds, rentals, works, cashEntries] = await Promise.all([
    carId === null ? loadCarOrder(em) : knownCar(em, carId),
    loadRentals(em, span, carId),
    loadWorks(em, span, carId),
    carId === null ? loadCash(em, span) : [],
  ]);
  return { carIds, rentals, works, cashEntries };
}

/** The car's id, or an empty list when it does not exist. */
async function knownCar(em: Em, carId: number): Promise<number[]> {
  const rows = await raw<{ id: number }>(em, 'select c.id from cars c where c.id = ?', [carId]);
  return rows.map(({ id }) => id);
}

function ofCar(alias: string, carId: number | null): { sql: string; params: readonly RawValue[] } {
  return carId === null
    ? { sql: '', params: [] }
    : { sql: `and ${alias}.car_id = ?`, params: [carId] };
}

/** Live contracts that touch the days; some of their rental days may be outside. */
async function loadRentals(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['rentals']> {
  const { sql, params } = ofCar('b', carId);
  // Without statistics SQLite may scan all history by start; the plus restricts it to the index by
  // end.
  const start = engineOf(em) === 'sqlite' ? '+b.start_date' : 'b.start_date';
  const rows = await raw<{
    carId: number;
    price: number | string | null;
    startDate: number;
    endDate: number;
  }>(
    em,
    `select b.car_id as "carId", b.total_price_kopecks as "price", ${instantColumns(em, 'b', DATES)}
     from bookings b
     where ${isLive('b')} and b.end_date >= ? and ${start} < ? ${sql}`,
    [from, to, ...params],
  );
  return rows.map(({ carId: car, price, startDate, endDate }) => ({
    carId: car,
    totalPrice: toKopecksOrNull(price),
    startDate: toInstant(startDate),
    endDate: toInstant(endDate),
  }));
}

async function loadWorks(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['works']> {
  const { sql, params } = ofCar('m', carId);
  const rows = await raw<{
    carId: number;
    cost: number | string;
    startDate: number;
    endDate: number;
  }>(
    em,
    `select m.car_id as "carId", m.cost_kopecks as "cost", ${instantColumns(em, 'm', DATES)}
     from maintenances m where m.end_date >= ? and m.start_date < ? ${sql}`,
    [from, to, ...params],
  );
  return rows.map(({ carId: car, cost, startDate, endDate }) => ({
    carId: car,
    cost: toKopecks(cost),
    startDate: toInstant(startDate),
    endDate: toInstant(endDate),
  }));
}

async function loadCash(em: Em, { from, to }: DaySpan): Promise<DailyData['cashEntries']> {
  const rows = await raw<{ amount: number | string; createdAt: number }>(
    em,
    `select e.amount_kopecks as "amount", ${instantColumns(em, 'e', { createdAt: 'created_at' })}
     from cash_entries e where e.created_at >= ? and e.created_at < ?`,
    [from, to],
  );
  return rows.map(({ amount, createdAt }) => ({
    amount: toKopecks(amount),
    createdAt: toInstant(createdAt),
  }));
}
