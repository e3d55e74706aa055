import type { DailyData } from '@backend/domain/analytics/daily-analytics';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { readInstant, readKopecks } from '@backend/store/sql/read-as';
import { unindexed } from '@backend/store/sql/sql-part';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import { amongCars, type CarsAsked } from '../fleet/car-queries';
import { live } from '../fleet/claim-sql';
import { loadCarOrder } from '../fleet/fleet-car-queries';

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
  return (await em.count(Car, { id: carId })) === 0 ? [] : [carId];
}

const askedCars = (carId: number | null): CarsAsked => (carId === null ? 'all' : [carId]);

/** Live contracts that touch the days; some of their rental days may be outside. */
function loadRentals(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['rentals']> {
  return rowsOf(
    em,
    reading(em)
      .selectFrom('bookings as b')
      .select(({ ref }) => [
        ref('b.car_id').$notNull().as('carId'),
        readKopecks(ref('b.total_price_kopecks')).as('totalPrice'),
        readInstant(ref('b.start_date').$notNull()).as('startDate'),
        readInstant(ref('b.end_date').$notNull()).as('endDate'),
      ])
      .where(live('b'))
      .where('b.end_date', '>=', from)
      // Without statistics SQLite may scan all history by start; so it uses the index by end.
      .where(({ eb, ref }) => eb(unindexed(em, ref('b.start_date')), '<', to))
      .where(({ ref }) => amongCars(ref('b.car_id'), askedCars(carId))),
  );
}

function loadWorks(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['works']> {
  return rowsOf(
    em,
    reading(em)
      .selectFrom('maintenances as m')
      .select(({ ref }) => [
        'm.car_id as carId',
        readKopecks(ref('m.cost_kopecks')).as('cost'),
        readInstant(ref('m.start_date')).as('startDate'),
        readInstant(ref('m.end_date')).as('endDate'),
      ])
      .where('m.end_date', '>=', from)
      .where('m.start_date', '<', to)
      .where(({ ref }) => amongCars(ref('m.car_id'), askedCars(carId))),
  );
}

function loadCash(em: Em, { from, to }: DaySpan): Promise<DailyData['cashEntries']> {
  return rowsOf(
    em,
    reading(em)
      .selectFrom('cash_entries as e')
      .select(({ ref }) => [
        readKopecks(ref('e.amount_kopecks')).as('amount'),
        readInstant(ref('e.created_at')).as('createdAt'),
      ])
      .where('e.created_at', '>=', from)
      .where('e.created_at', '<', to),
  );
}
