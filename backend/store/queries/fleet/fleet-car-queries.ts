import type { Em } from '@backend/store/em';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { lockedRows } from '@backend/store/locks/row-lock';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readKopecks } from '@backend/store/sql/read-as';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import type { Season } from '@schema/values/fleet/season';
import type { Kopecks } from '@schema/values/money/money';
import { amongCars, type BoardCarRecord, CAR } from './car-queries';
import { TARIFF_GROUP } from './tariff-queries';

interface FleetTariffRecord {
  readonly id: number;
  readonly minDays: number;
  readonly pricePerDay: Kopecks;
  readonly sortOrder: number;
}

interface FleetTariffGroupRecord extends Season {
  readonly id: number;
  readonly name: string;
  readonly sortOrder: number;
  readonly tariffs: readonly FleetTariffRecord[];
}

/** A car with all fields of its form, under its API names. Money in kopecks. */
export interface FleetCarRecord extends BoardCarRecord {
  readonly description: string | null;
  readonly tariffGroups: readonly FleetTariffGroupRecord[];
  readonly version: number;
}

type PriceRow = Omit<FleetTariffGroupRecord, 'tariffs'> & {
  readonly carId: number;
  /** Null: a group without a price. */
  readonly tariffId: number | null;
  readonly minDays: number | null;
  readonly pricePerDay: Kopecks | null;
  readonly tariffSortOrder: number | null;
};

function groupsByCar(rows: readonly PriceRow[]): Map<number, FleetTariffGroupRecord[]> {
  type Open = Omit<FleetTariffGroupRecord, 'tariffs'> & { tariffs: FleetTariffRecord[] };
  const byCar = new Map<number, Open[]>();
  for (const { carId, tariffId, minDays, pricePerDay, tariffSortOrder, ...group } of rows) {
    const groups = byCar.get(carId) ?? [];
    byCar.set(carId, groups);
    let last = groups.at(-1);
    if (last?.id !== group.id) {
      last = { ...group, tariffs: [] };
      groups.push(last);
    }
    if (tariffId === null || minDays === null || pricePerDay === null) continue;
    const sortOrder = tariffSortOrder ?? 0;
    last.tariffs.push({ id: tariffId, minDays, pricePerDay, sortOrder });
  }
  return byCar;
}

function photosByCar(rows: readonly { carId: number; url: string }[]): Map<number, string[]> {
  const byCar = new Map<number, string[]>();
  for (const { carId, url } of rows) byCar.set(carId, [...(byCar.get(carId) ?? []), url]);
  return byCar;
}

type OfCars = Slots<{ ofCars: SqlPart }>;

const carRows = prepared((em, { ofCars }: OfCars) =>
  reading(em)
    .selectFrom('cars as c')
    .select([...CAR])
    .select(['c.description', 'c.version'])
    .where(ofCars)
    .orderBy('c.sort_order')
    .orderBy('c.id'),
);

const photoRows = prepared((em, { ofCars }: OfCars) =>
  reading(em)
    .selectFrom('car_photos as p')
    .select(['p.car_id as carId', 'p.url'])
    .where(ofCars)
    .orderBy('p.car_id')
    .orderBy('p.sort_order')
    .orderBy('p.id'),
);

const priceRows = prepared((em, { ofCars }: OfCars) =>
  reading(em)
    .selectFrom('tariff_groups as g')
    .leftJoin('tariffs as t', 't.group_id', 'g.id')
    .select(TARIFF_GROUP)
    .select(({ ref }) => [
      't.id as tariffId',
      't.min_days as minDays',
      readKopecks(ref('t.price_per_day_kopecks')).as('pricePerDay'),
      't.sort_order as tariffSortOrder',
    ])
    .where(ofCars)
    .orderBy('g.car_id')
    .orderBy('g.sort_order')
    .orderBy('g.id')
    .orderBy('t.sort_order')
    .orderBy('t.id'),
);

/**
 * All cars, or one, in fleet order, each with its photos and tariff groups in their order; three
 * statements for any fleet size.
 */
export async function loadFleetCars(
  em: Em,
  carId: number | 'all' = 'all',
): Promise<FleetCarRecord[]> {
  const only = carId === 'all' ? 'all' : [carId];
  const ofCars = (column: string) => ({ ofCars: amongCars(column, only) });
  const cars = await carRows(em, ofCars(columnsOf<'cars'>('c')('id')));
  const photos = await photoRows(em, ofCars(columnsOf<'car_photos'>('p')('car_id')));
  const prices = await priceRows(em, ofCars(columnsOf<'tariff_groups'>('g')('car_id')));
  const photosOf = photosByCar(photos);
  const groupsOf = groupsByCar(prices);
  return cars.map((car) => ({
    ...car,
    photos: photosOf.get(car.id) ?? [],
    tariffGroups: groupsOf.get(car.id) ?? [],
  }));
}

/** One car; null for an unknown id. */
export async function loadFleetCar(em: Em, carId: number): Promise<FleetCarRecord | null> {
  const [car] = await loadFleetCars(em, carId);
  return car ?? null;
}

const plates = prepared((em) =>
  reading(em).selectFrom('cars').select(['id', 'license_plate as licensePlate']),
);

/** Id and plate of every car; one statement. */
export const loadPlates = (em: Em): Promise<{ id: number; licensePlate: string }[]> =>
  plates(em, {});

const lockedOrder = prepared((em) =>
  reading(em).selectFrom('cars').select('id').orderBy('id').$call(lockedRows(em)),
);

/**
 * Locks the fleet order until the transaction ends; always in the same order, to avoid deadlocks.
 */
export async function lockCarOrder(em: Em): Promise<void> {
  await lockedOrder(em, {});
}

const fleetOrder = prepared((em) =>
  reading(em).selectFrom('cars').select('id').orderBy('sort_order').orderBy('id'),
);

/** Ids of all cars in fleet order; one statement. */
export async function loadCarOrder(em: Em): Promise<number[]> {
  return (await fleetOrder(em, {})).map(({ id }) => id);
}

const lastPlace = prepared((em) =>
  reading(em)
    .selectFrom('cars')
    .select(({ fn }) => fn.max('sort_order').as('place')),
);

/** The position after the last car of the fleet. */
export async function nextCarPlace(em: Em): Promise<number> {
  const [row] = await lastPlace(em, {});
  return (row?.place ?? 0) + 1;
}

export const countCars = (em: Em): Promise<number> => em.count(Car);
