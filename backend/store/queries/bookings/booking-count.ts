import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

/** Whether there are at least so many bookings, cancelled ones included; reads no more than them. */
export async function hasBookings(em: Em, count: number): Promise<boolean> {
  const sql = 'select count(*) as count from (select 1 from bookings limit ?) as found';
  const [row] = await raw<{ count: number | string }>(em, sql, [count]);
  return Number(row?.count) >= count;
}
