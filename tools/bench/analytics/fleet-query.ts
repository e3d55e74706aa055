import { millisecondsInDay } from 'date-fns/constants';
import type { BenchDatabase } from './bench-database.ts';

/**
 * Fleet analytics of a period as one statement written by hand, in the form that was fastest on each
 * engine: per car its revenue, rental days, bookings, their lengths and the cost of its service work, and
 * the cash entries beside them.
 */
export function fleetQuery({ engine }: BenchDatabase): string {
  const isSqlite = engine === 'sqlite';
  // SQLite's driver binds every number as a fraction, and dividing those gives no whole days.
  const [from, to] = isSqlite
    ? ['cast(@from as integer)', 'cast(@to as integer)']
    : ['$1::timestamptz', '$2::timestamptz'];
  const [max, min] = isSqlite ? ['max', 'min'] : ['greatest', 'least'];
  /** Whole days up to an instant, begun ones counted. */
  const daysUntil = (end: string) =>
    isSqlite
      ? `((${end} - start_date + ${millisecondsInDay - 1}) / ${millisecondsInDay})`
      : `ceil(date_part('epoch', ${end} - start_date) / 86400)::bigint`;
  return `
    with rentals as ${isSqlite ? '' : 'materialized'} (
      select car_id, coalesce(total_price_kopecks, 0) as price,
        ${max}(1, ${daysUntil('end_date')}) as n,
        ${max}(0, ${daysUntil(from)}) as before, ${daysUntil(to)} as until
      from bookings
      where cancelled_at is null and is_complete and end_date >= ${from}
        and ${isSqlite ? '+' : ''}start_date < ${to}
    ), earned as (
      select car_id, n, ${min}(n, until) - before as days,
        price / n * (${min}(n, until) - before)
          + case when until >= n then price - price / n * n else 0 end as revenue
      from rentals where ${min}(n, until) > before
    ), cars_earned as (
      select car_id, count(*) as bookings, sum(days) as days, sum(n) as lengths, sum(revenue) as revenue
      from earned group by car_id
    ), served as (
      select car_id, sum(cost_kopecks) as cost from maintenances
      where start_date >= ${from} and start_date < ${to} group by car_id
    )
    select c.id, c.brand, c.model, c.license_plate as plate, c.color, c.year, e.bookings, e.days, e.lengths, e.revenue,
      s.cost,
      (select sum(amount_kopecks) from cash_entries
        where created_at >= ${from} and created_at < ${to}) as manual
    from cars c left join cars_earned e on e.car_id = c.id left join served s on s.car_id = c.id
    order by c.sort_order, c.id`;
}
