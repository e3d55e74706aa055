import { millisecondsInDay } from 'date-fns/constants';
import type { BenchDatabase } from './bench-database.ts';

/** The demo company has this many days of past and of future. */
const PAST_DAYS = 90;

/**
 * Makes the demo company's quarter of a past into three of them, each car's bookings copied back, so
 * that a year of it is booked throughout. Gives the year and how many bookings there are.
 */
export async function fillYear(database: BenchDatabase, now: number) {
  const isSqlite = database.engine === 'sqlite';
  const from = now - PAST_DAYS * millisecondsInDay;
  const columns = `car_id, customer_id, source_id, total_price_kopecks, deposit_kopecks, version,
    is_complete, created_at`;
  const span = isSqlite
    ? `start_date >= ${from} and occupied_until <= ${now}`
    : `start_date >= to_timestamp(${from / 1000}) and occupied_until <= to_timestamp(${now / 1000})`;
  for (const quarter of [1, 2]) {
    const days = quarter * (PAST_DAYS + 1);
    const back = isSqlite ? String(days * millisecondsInDay) : `interval '${days * 24} hours'`;
    await database.query(`insert into bookings (${columns}, start_date, end_date, occupied_until, returned_at)
      select ${columns}, start_date - ${back}, end_date - ${back}, occupied_until - ${back},
        returned_at - ${back}
      from bookings where is_complete and cancelled_at is null and ${span}`);
  }
  await database.query('analyze');
  const [row] = await database.query('select count(*) as n from bookings');
  const end = now + PAST_DAYS * millisecondsInDay;
  return { start: end - 365 * millisecondsInDay, end, bookings: Number(row?.n) };
}
