import type { DailyData } from '@backend/domain/analytics/daily-analytics';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant, readKopecks } from '@backend/store/sql/read-as';
import { type SqlPart, unindexed } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { amongCars } from '../fleet/car-queries';
import { live } from '../fleet/claim-sql';
import { loadCarOrder } from '../fleet/fleet-car-queries';

/**
 * The input of the daily figures of a period: four statements for any fleet size. For one car: its
 * contracts and maintenance, without cash entries, which belong to no car.
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
    carId === null ? cashRows(em, span) : [],
  ]);
  return { carIds, rentals, works, cashEntries };
}

/** The car's id, or an empty list for an unknown car. */
async function knownCar(em: Em, carId: number): Promise<number[]> {
  return (await em.count(Car, { id: carId })) === 0 ? [] : [carId];
}

type Days = { from: Date; to: Date; ofCars: SqlPart };

const askedCars = (column: string, carId: number | null): SqlPart =>
  amongCars(column, carId === null ? 'all' : [carId]);

const rentalRows = prepared((em, { from, to, ofCars }: Slots<Days>) =>
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
    .where(ofCars),
);

/** Live contracts that touch the days; some of their rental days may be outside. */
function loadRentals(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['rentals']> {
  const ofCars = askedCars(columnsOf<'bookings'>('b')('car_id'), carId);
  return rentalRows(em, { from, to, ofCars });
}

const workRows = prepared((em, { from, to, ofCars }: Slots<Days>) =>
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
    .where(ofCars),
);

function loadWorks(
  em: Em,
  { from, to }: DaySpan,
  carId: number | null,
): Promise<DailyData['works']> {
  const ofCars = askedCars(columnsOf<'maintenances'>('m')('car_id'), carId);
  return workRows(em, { from, to, ofCars });
}

const cashRows = prepared((em, { from, to }: Slots<{ from: Date; to: Date }>) =>
  reading(em)
    .selectFrom('cash_entries as e')
    .select(({ ref }) => [
      readKopecks(ref('e.amount_kopecks')).as('amount'),
      readInstant(ref('e.created_at')).as('createdAt'),
    ])
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to),
);
