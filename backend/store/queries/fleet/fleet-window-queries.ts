import type {
  MaintenanceRecord,
  Occasion,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { FleetFacts } from '@backend/domain/fleet/fleet-availability';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant } from '@backend/store/sql/read-as';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { sql } from 'kysely';
import { loadUnreturned } from '../bookings/unreturned-queries';
import { amongCars, type CarsAsked, carName } from './car-queries';
import { live, mayHoldAfter } from './claim-sql';

type OfCar<Fact> = Fact & { readonly carId: number };

interface FleetWindow {
  readonly bookings: OfCar<OccupyingBooking>[];
  readonly maintenances: OfCar<MaintenanceRecord>[];
}

interface FleetStretch {
  readonly window: Period;
  /** See `Stretch.unmarkedHold`. */
  readonly unmarkedHold: boolean;
  /** Absent: the whole fleet, and bookings without their customers. */
  readonly carIds?: CarsAsked;
}

/** Dates of the occupied window, and the cars by their column. */
type Around = Slots<{
  startDate: Date;
  endDate: Date;
  holds: SqlPart;
  ofBookings: SqlPart;
  ofCars: SqlPart;
}>;

const around = (em: Em, withCustomer: boolean, asked: Around) => {
  const { startDate, endDate, holds, ofBookings, ofCars } = asked;
  const overlapping = bookings(em, withCustomer)
    .where(live('b'))
    .where('b.start_date', '<', endDate)
    .where(holds)
    .where(ofBookings);
  const before = bookings(em, withCustomer)
    .innerJoin('cars as c', (join) =>
      join.on('b.id', '=', ({ selectFrom }) =>
        selectFrom('bookings as p')
          .select('p.id')
          .whereRef('p.car_id', '=', 'c.id')
          .where(live('p'))
          .where('p.occupied_until', '<=', startDate)
          .orderBy('p.occupied_until', 'desc')
          .limit(1),
      ),
    )
    .where(ofCars);
  const after = bookings(em, withCustomer)
    .innerJoin('cars as c', (join) =>
      join.on('b.id', '=', ({ selectFrom }) =>
        selectFrom('bookings as n')
          .select('n.id')
          .whereRef('n.car_id', '=', 'c.id')
          .where(live('n'))
          .where('n.start_date', '>=', endDate)
          .orderBy('n.start_date')
          .limit(1),
      ),
    )
    .where(ofCars);
  return overlapping.unionAll(before).unionAll(after);
};

const bookings = (em: Em, withCustomer: boolean) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref, selectFrom }) => [
      'b.id',
      ref('b.car_id').$notNull().as('carId'),
      (withCustomer
        ? selectFrom('customers as k').select('k.full_name').whereRef('k.id', '=', 'b.customer_id')
        : sql<string | null>`null`
      ).as('customer'),
      readInstant(ref('b.start_date').$notNull()).as('startDate'),
      readInstant(ref('b.end_date').$notNull()).as('endDate'),
      readInstant(ref('b.returned_at')).as('returnedAt'),
    ]);

const aroundFleet = prepared((em, asked: Around) => around(em, false, asked));

const aroundCars = prepared((em, asked: Around) => around(em, true, asked));

/** Live bookings that overlap the window, and per car the last before it and the first after it. */
export async function loadBookingsAround(
  em: Em,
  { window, unmarkedHold, carIds = 'all' }: FleetStretch,
): Promise<OfCar<OccupyingBooking>[]> {
  const { startDate, endDate } = occupiedPeriod(window);
  const rows = await (carIds === 'all' ? aroundFleet : aroundCars)(em, {
    startDate,
    endDate,
    holds: mayHoldAfter(startDate, unmarkedHold),
    ofBookings: amongCars(columnsOf<'bookings'>('b')('car_id'), carIds),
    ofCars: amongCars(columnsOf<'cars'>('c')('id'), carIds),
  });
  // An unreturned booking can hold the window and be the last before it.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const unfinished = prepared((em, { ofCars }: Slots<{ ofCars: SqlPart }>) =>
  reading(em)
    .selectFrom('maintenances as m')
    .select(({ ref }) => [
      'm.id',
      'm.car_id as carId',
      'm.description',
      'm.status',
      readInstant(ref('m.start_date')).as('startDate'),
      readInstant(ref('m.end_date')).as('endDate'),
    ])
    .where('m.status', '<>', 'done')
    .where(ofCars)
    .orderBy('m.start_date')
    .orderBy('m.id'),
);

/** All unfinished maintenance, by start: it is rare, so neighbours need no separate query. */
export function unfinishedWork(
  em: Em,
  carIds: CarsAsked = 'all',
): Promise<OfCar<MaintenanceRecord>[]> {
  return unfinished(em, { ofCars: amongCars(columnsOf<'maintenances'>('m')('car_id'), carIds) });
}

/** Events that overlap the window and their neighbours; two statements. */
export async function loadFleetWindow(em: Em, stretch: FleetStretch): Promise<FleetWindow> {
  const bookings = await loadBookingsAround(em, stretch);
  return { bookings, maintenances: await unfinishedWork(em, stretch.carIds) };
}

/** Input of `fleetAvailability` for one window; three statements. */
export async function loadFleetFacts(
  em: Em,
  window: Period,
  occasion: Occasion,
  carIds: CarsAsked = 'all',
): Promise<FleetFacts> {
  const { now, requireReturnMark = false } = occasion;
  const unmarkedHold = requireReturnMark && window.startDate < now;
  const [events, unreturned] = await Promise.all([
    loadFleetWindow(em, { window, unmarkedHold, carIds }),
    loadUnreturned(em, occasion, carIds),
  ]);
  return { ...events, unreturned, now, requireReturnMark };
}

/** A free car to suggest instead of an occupied one. */
interface FreeCarRecord extends NamedCar {
  readonly id: number;
}

type Free = Slots<{
  startDate: Date;
  endDate: Date;
  holds: SqlPart;
  pricePerDay: Kopecks;
  limit: number;
}>;

const freeCars = prepared((em, { startDate, endDate, holds, pricePerDay, limit }: Free) =>
  reading(em)
    .selectFrom('cars as c')
    .select('c.id')
    .select(carName('c'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.car_id', '=', 'c.id')
            .where(live('b'))
            .where('b.start_date', '<', endDate)
            .where(holds),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('maintenances as m')
            .select('m.id')
            .whereRef('m.car_id', '=', 'c.id')
            .where('m.status', '<>', 'done')
            .where('m.start_date', '<', endDate)
            .where(({ or, eb }) =>
              or([eb('m.end_date', '>', startDate), eb('m.start_date', '>=', startDate)]),
            ),
        ),
      ),
    )
    .orderBy(({ selectFrom }) => {
      const average = selectFrom('tariff_groups as g')
        .innerJoin('tariffs as t', 't.group_id', 'g.id')
        .select(({ fn }) => fn.avg('t.price_per_day_kopecks').as('average'))
        .whereRef('g.car_id', '=', 'c.id');
      return sql`abs(coalesce(${average}, 0) - ${pricePerDay})`;
    })
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .limit(limit),
);

/**
 * At most `limit` cars free over the window, nearest average tariff to `pricePerDay` first, so that
 * a large fleet need not be priced whole; one statement.
 */
export function loadFreeCars(
  em: Em,
  question: FleetStretch & { readonly pricePerDay: Kopecks; readonly limit: number },
): Promise<FreeCarRecord[]> {
  const { window, unmarkedHold, pricePerDay, limit } = question;
  const { startDate, endDate } = occupiedPeriod(window);
  const holds = mayHoldAfter(startDate, unmarkedHold);
  return freeCars(em, { startDate, endDate, holds, pricePerDay, limit });
}
