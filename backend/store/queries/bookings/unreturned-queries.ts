import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { UnreturnedRental } from '@backend/domain/fleet/fleet-availability';
import type { Em } from '@backend/store/em';
import type { Slots } from '@backend/store/sql/prepared-read';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { unconfirmedSince, whereabouts } from '@schema/values/bookings/whereabouts';
import { bookingsWhere } from '../board/event-rows';
import { amongCars, type CarsAsked } from '../fleet/car-queries';
import { isLive } from '../fleet/claim-sql';
import { continuesSql } from './continuation-sql';
import { isUnreturnedSql } from './custody-sql';

const d = columnsOf<'bookings'>('d');
const n = columnsOf<'bookings'>('n');
const q = columnsOf<'bookings'>('q');

/**
 * Ids of all rentals that may be unreturned when no mark is required, by indexes: handed over
 * without a return mark, their extensions, and rentals that ended in the last two days.
 */
export const awaitedIds = (now: Date): SqlPart =>
  part(
    `with recursive out_cars(id, car_id, customer_id, end_date) as (
       select ${d('id')}, ${d('car_id')}, ${d('customer_id')}, ${d('end_date')} from bookings d
       where ${isLive('d')} and ${d('handed_over_at')} is not null and ${d('returned_at')} is null
         and ${d('end_date')} <= ?
       union
       select ${n('id')}, ${n('car_id')}, ${n('customer_id')}, ${n('end_date')}
       from out_cars o join bookings n on ${continuesSql('n', 'o')}
       where ${isLive('n')} and ${n('returned_at')} is null and ${n('end_date')} <= ?)
     select id from out_cars
     union select ${q('id')} from bookings q
       where ${isLive('q')} and ${q('returned_at')} is null and ${q('end_date')} <= ? and ${q('end_date')} > ?`,
    [now, now, now, unconfirmedSince(now)],
  );

/** The last ended rental without a return mark, per car. */
const lastUnmarked = (now: Date): SqlPart =>
  part(
    `select (select ${d('id')} from bookings d where ${d('car_id')} = c.id and ${isLive('d')}
         and ${d('returned_at')} is null and ${d('end_date')} <= ? order by ${d('start_date')} desc limit 1) as id
     from cars c`,
    [now],
  );

const matching = bookingsWhere((_, { where }: Slots<{ where: SqlPart }>) => where);

async function load(em: Em, where: SqlPart, occasion: Occasion, carIds: CarsAsked = 'all') {
  const ofCars = amongCars(columnsOf<'bookings'>('b')('car_id'), carIds);
  const rows = await matching(em, { where: allOf(where, ofCars) });
  return rows.map((row) => ({
    id: row.id,
    carId: row.carId,
    customerId: row.customerId,
    customer: row.customer,
    startDate: row.startDate,
    endDate: row.endDate,
    whereabouts: whereabouts(row, occasion.now, occasion),
  }));
}

/** The unreturned rentals of a car, by start; one statement. */
export const loadUnreturnedOf = (em: Em, carId: number, occasion: Occasion) =>
  load(em, allOf(part('b.car_id = ?', [carId]), isUnreturnedSql('b', occasion)), occasion);

/** All rentals that may be unreturned, by indexes. */
function awaited({ now, requireReturnMark }: Occasion): SqlPart {
  const ids = requireReturnMark ? lastUnmarked(now) : awaitedIds(now);
  return part(`b.id in (select w.id from (${ids.sql}) w)`, ids.params);
}

/** The last unreturned rental of each car; one statement. */
export async function loadUnreturned(
  em: Em,
  occasion: Occasion,
  carIds: CarsAsked = 'all',
): Promise<ReadonlyMap<number, UnreturnedRental>> {
  const unreturned = isUnreturnedSql('b', occasion);
  const where = carIds === 'all' ? allOf(awaited(occasion), unreturned) : unreturned;
  const rentals = await load(em, where, occasion, carIds);
  return new Map(rentals.map((rental) => [rental.carId, rental]));
}
