import type {
  EarningsData,
  FleetData,
  WholeRentals,
} from '@backend/domain/analytics/fleet-analytics';
import type { Rental } from '@backend/domain/analytics/revenue';
import { changeDays } from '@backend/domain/analytics/shared-revenue';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { expressionOf, part, type SqlPart, sumOf, unindexed } from '@backend/store/sql/sql-part';
import { columnsOf, type StoredInstant } from '@backend/store/sql/tables';
import { over, reading } from '@backend/store/sql/typed-read';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { sql } from 'kysely';
import { rentalDaysSql } from '../bookings/rental-days-sql';
import { amongCars, type CarsAsked, carName } from './car-queries';
import { live } from './claim-sql';
import { loadPartners, loadSharesByCar, type SharesRecord } from './partner-queries';

/**
 * The input of the figures of a period: six statements for any fleet size, a seventh when shares
 * change inside it. Contracts wholly inside the period are summed by car, since each earns its whole
 * price there; only those crossing an edge, and those of a car whose shares change, are read one by
 * one.
 */
export async function loadFleetData(em: Em, span: DaySpan): Promise<FleetData> {
  const shares = loadSharesByCar(em);
  const [cars, earnings, service, manualAdjustments, partners] = await Promise.all([
    carNames(em, {}),
    loadEarnings(em, shares, span),
    serviceCosts(em, span),
    loadManualTotal(em, span),
    loadPartners(em),
  ]);
  return { cars, ...earnings, service, manualAdjustments, partners, isSharedOnly: false };
}

/**
 * Contracts of a period, of these cars, with the shares of the cars: one statement, a second when
 * shares change inside the period.
 */
export async function loadEarnings(
  em: Em,
  shares: Promise<ReadonlyMap<number, SharesRecord>>,
  span: DaySpan,
  carIds: CarsAsked = 'all',
): Promise<EarningsData> {
  const [ofRentals, byCar, reshared] = await Promise.all([
    loadRentals(em, span, carIds),
    shares,
    shares.then((kept) => loadReshared(em, kept, span)),
  ]);
  const shareSets = new Map([...byCar].map(([carId, { sets }]) => [carId, sets]));
  return { ...ofRentals, shareSets, reshared };
}

const carNames = prepared((em) =>
  reading(em)
    .selectFrom('cars as c')
    .select('c.id')
    .select(carName('c'))
    .orderBy('c.sort_order')
    .orderBy('c.id'),
);

type Days = Slots<{ from: Date; to: Date }>;
type DaysOfCars = Slots<{ ofCars: SqlPart; from: Date; to: Date }>;

const rentals = prepared((em, { ofCars, from, to }: DaysOfCars) => {
  const days = expressionOf<number | null>(part(`sum(${rentalDaysSql(em, 'b')})`));
  const whole = reading(em)
    .selectFrom('bookings as b')
    .select(({ ref, fn }) => [
      ref('b.car_id').$notNull().as('carId'),
      readCount(fn.countAll()).as('bookings'),
      readCount(days).as('rentalDays'),
      readKopecks(sumOf(ref('b.total_price_kopecks'))).as('price'),
      // A sum over several contracts of the car has no dates.
      readInstant(noDate()).as('startDate'),
      readInstant(noDate()).as('endDate'),
    ])
    .where(live('b'))
    .where(ofCars)
    .where('b.start_date', '>=', from)
    .where('b.start_date', '<', to)
    .where('b.end_date', '<=', to)
    .groupBy('b.car_id');
  // Without statistics SQLite may scan all history by start or car; so it uses the index by end.
  const ofThem = unindexed(em, ofCars);
  const start = unindexed(em, over<{ b: 'bookings' }>().ref('b.start_date'));
  const begun = crossing(em)
    .where(ofThem)
    .where('b.end_date', '>', from)
    .where(({ eb }) => eb(start, '<', from));
  const unended = crossing(em)
    .where(ofThem)
    .where('b.end_date', '>', to)
    .where(({ eb }) => eb(start, '>=', from))
    .where(({ eb }) => eb(start, '<', to));
  return whole.unionAll(begun).unionAll(unended);
});

/** One statement, so that a concurrently changed booking is counted exactly once. */
async function loadRentals(
  em: Em,
  { from, to }: DaySpan,
  carIds: CarsAsked,
): Promise<Pick<FleetData, 'wholeRentals' | 'crossing'>> {
  const wholeRentals: WholeRentals[] = [];
  const ofEdges: (Rental & { carId: number })[] = [];
  const ofCars = amongCars(columnsOf<'bookings'>('b')('car_id'), carIds);
  for (const row of await rentals(em, { ofCars, from, to })) {
    const { carId, bookings, rentalDays, price, startDate, endDate } = row;
    if (startDate !== null && endDate !== null) {
      ofEdges.push({ carId, totalPrice: price, startDate, endDate });
    } else {
      const sums = { bookings, rentalDays: rentalDays ?? 0 };
      wholeRentals.push({ carId, revenue: price ?? kopecks(0), ...sums });
    }
  }
  return { wholeRentals, crossing: ofEdges };
}

/** Single contracts, in the columns of the sums. */
const crossing = (em: Em) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref, lit }) => [
      ref('b.car_id').$notNull().as('carId'),
      readCount(lit(1)).as('bookings'),
      readCount(sql<number | null>`null`).as('rentalDays'),
      readKopecks(ref('b.total_price_kopecks')).as('price'),
      readInstant(ref('b.start_date')).as('startDate'),
      readInstant(ref('b.end_date')).as('endDate'),
    ])
    .where(live('b'));

const rentalsOfCars = prepared((em, { ofCars, from, to }: DaysOfCars) =>
  crossing(em).where(ofCars).where('b.end_date', '>=', from).where('b.start_date', '<', to),
);

/** Contracts that touch the period, of the cars whose shares change inside it. */
async function loadReshared(
  em: Em,
  shares: ReadonlyMap<number, SharesRecord>,
  span: DaySpan,
): Promise<FleetData['reshared']> {
  const carIds = [...shares].flatMap(([id, { sets }]) =>
    changeDays(sets, span).length > 0 ? [id] : [],
  );
  if (carIds.length === 0) return [];
  const ofCars = amongCars(columnsOf<'bookings'>('b')('car_id'), carIds);
  const rows = await rentalsOfCars(em, { ofCars, from: span.from, to: span.to });
  return rows.flatMap(({ carId, price, startDate, endDate }) =>
    startDate && endDate ? [{ carId, totalPrice: price, startDate, endDate }] : [],
  );
}

const noDate = () => sql<StoredInstant | null>`cast(null as timestamptz)`;

/** Cost of the maintenance that starts in the period, by car. */
const serviceCosts = prepared((em, { from, to }: Days) =>
  reading(em)
    .selectFrom('maintenances as m')
    .select(({ ref }) => [
      'm.car_id as carId',
      readKopecks(sumOf(ref('m.cost_kopecks')).$notNull()).as('cost'),
    ])
    .where('m.start_date', '>=', from)
    .where('m.start_date', '<', to)
    .groupBy('m.car_id'),
);

const manualTotal = prepared((em, { from, to }: Days) =>
  reading(em)
    .selectFrom('cash_entries as e')
    .select(({ ref }) => readKopecks(sumOf(ref('e.amount_kopecks'))).as('total'))
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to),
);

async function loadManualTotal(em: Em, { from, to }: DaySpan): Promise<Kopecks> {
  const [row] = await manualTotal(em, { from, to });
  return row?.total ?? kopecks(0);
}
