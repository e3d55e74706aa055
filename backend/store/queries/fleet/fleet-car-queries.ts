import type { Em } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import { raw } from '@backend/store/sql/raw';
import type { Season } from '@schema/values/fleet/season';
import type { Kopecks } from '@schema/values/money/money';
import { type BoardCarRecord, CAR_COLUMNS, type CarRow } from './car-queries';

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

interface PhotoRow {
  carId: number;
  url: string;
}

type PriceRow = Omit<FleetTariffGroupRecord, 'tariffs'> & {
  carId: number;
  /** Null: a group without a price. */
  tariffId: number | null;
  minDays: number;
  pricePerDay: number | string;
  tariffSortOrder: number;
};

const amount = (whole: number | string) => Number(whole) as Kopecks;

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
    if (tariffId === null) continue;
    const price = { id: tariffId, minDays, pricePerDay: amount(pricePerDay) };
    last.tariffs.push({ ...price, sortOrder: tariffSortOrder });
  }
  return byCar;
}

function photosByCar(rows: readonly PhotoRow[]): Map<number, string[]> {
  const byCar = new Map<number, string[]>();
  for (const { carId, url } of rows) byCar.set(carId, [...(byCar.get(carId) ?? []), url]);
  return byCar;
}

/**
 * All cars, or one, in fleet order, each with its photos and tariff groups in their order; three
 * statements whatever the size of the fleet.
 */
export async function loadFleetCars(
  em: Em,
  carId: number | 'all' = 'all',
): Promise<FleetCarRecord[]> {
  const only = (column: string) => (carId === 'all' ? '' : `where ${column} = ?`);
  const params = carId === 'all' ? [] : [carId];
  const cars = await raw<CarRow & Pick<FleetCarRecord, 'description' | 'version'>>(
    em,
    `select ${CAR_COLUMNS}, c.description, c.version
     from cars c ${only('c.id')} order by c.sort_order, c.id`,
    params,
  );
  const photos = await raw<PhotoRow>(
    em,
    `select car_id as "carId", url from car_photos ${only('car_id')}
     order by car_id, sort_order, id`,
    params,
  );
  const prices = await raw<PriceRow>(
    em,
    `select g.car_id as "carId", g.id, g.name, g.sort_order as "sortOrder",
       g.start_month as "startMonth", g.start_day as "startDay",
       g.end_month as "endMonth", g.end_day as "endDay",
       t.id as "tariffId", t.min_days as "minDays", t.price_per_day_kopecks as "pricePerDay",
       t.sort_order as "tariffSortOrder"
     from tariff_groups g left join tariffs t on t.group_id = g.id ${only('g.car_id')}
     order by g.car_id, g.sort_order, g.id, t.sort_order, t.id`,
    params,
  );
  const photosOf = photosByCar(photos);
  const groupsOf = groupsByCar(prices);
  return cars.map(({ depositAmount, ...car }) => ({
    ...car,
    depositAmount: amount(depositAmount),
    photos: photosOf.get(car.id) ?? [],
    tariffGroups: groupsOf.get(car.id) ?? [],
  }));
}

/** One car; null when there is none with this id. */
export async function loadFleetCar(em: Em, carId: number): Promise<FleetCarRecord | null> {
  const [car] = await loadFleetCars(em, carId);
  return car ?? null;
}

/** Id and plate of every car; one statement. */
export function loadPlates(em: Em): Promise<{ id: number; licensePlate: string }[]> {
  return raw(em, 'select id, license_plate as "licensePlate" from cars');
}

/** Locks the fleet order until the transaction ends; always in one sequence, to avoid deadlocks. */
export async function lockCarOrder(em: Em): Promise<void> {
  await raw(em, `select id from cars order by id ${rowLockSql(em)}`);
}

/** Ids of all cars in fleet order; one statement. */
export async function loadCarOrder(em: Em): Promise<number[]> {
  const rows = await raw<{ id: number }>(em, 'select id from cars order by sort_order, id');
  return rows.map(({ id }) => id);
}

/** The position after the last car of the fleet. */
export async function nextCarPlace(em: Em): Promise<number> {
  const [row] = await raw<{ place: number }>(
    em,
    'select coalesce(max(sort_order), 0) + 1 as "place" from cars',
  );
  return row?.place ?? 1;
}

export async function countCars(em: Em): Promise<number> {
  const [row] = await raw<{ count: number | string }>(em, 'select count(*) as count from cars');
  return Number(row?.count);
}
