import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readKopecks } from '@backend/store/sql/read-as';
import { EVERY, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { over, reading } from '@backend/store/sql/typed-read';
import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';

/** The columns of `NamedCar`, of a table `cars` under this name. */
export const carNameColumns = (car: string): string =>
  `${car}.brand, ${car}.model, ${car}.license_plate as "licensePlate", ${car}.color, ${car}.year`;

/** The columns of `NamedCar` over `c` or `k` (cars). */
export function carName(alias: 'c' | 'k') {
  const { ref } = over<{ c: 'cars'; k: 'cars' }>();
  return [
    ref(`${alias}.brand`).as('brand'),
    ref(`${alias}.model`).as('model'),
    ref(`${alias}.license_plate`).as('licensePlate'),
    ref(`${alias}.color`).as('color'),
    ref(`${alias}.year`).as('year'),
  ];
}

const { ref } = over<{ c: 'cars' }>();

/** The columns of a car `c` for boards and lists, under their API names. */
export const CAR = [
  ref('c.id').as('id'),
  ...carName('c'),
  readKopecks(ref('c.deposit_kopecks')).as('depositAmount'),
  ref('c.sort_order').as('sortOrder'),
];

/** A car for boards and lists, under its API names. Money in kopecks. */
export interface BoardCarRecord extends NamedCar {
  readonly id: number;
  readonly sortOrder: number;
  readonly depositAmount: Kopecks;
  /** URLs; the first is the cover. */
  readonly photos: readonly string[];
}

export type CarsAsked = readonly number[] | 'all';

/** Whether the column is one of these cars. */
export function amongCars(column: string, carIds: CarsAsked = 'all'): SqlPart {
  if (carIds === 'all') return EVERY;
  if (carIds.length === 0) return part('1 = 0');
  return part(`${column} in (${carIds.map(() => '?').join(', ')})`, carIds);
}

const carsWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em)
    .selectFrom('cars as c')
    .leftJoin('car_photos as p', 'p.car_id', 'c.id')
    .select(CAR)
    .select('p.url as photo')
    .where(where)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .orderBy('p.sort_order')
    .orderBy('p.id'),
);

/** All cars, or those with the given ids, in fleet order; one statement. */
export async function loadCars(em: Em, carIds: CarsAsked = 'all'): Promise<BoardCarRecord[]> {
  if (carIds.length === 0) return [];
  const where = amongCars(columnsOf<'cars'>('c')('id'), carIds);
  const rows = await carsWhere(em, { where });
  const cars: (BoardCarRecord & { photos: string[] })[] = [];
  for (const { photo, ...car } of rows) {
    let last = cars.at(-1);
    if (last?.id !== car.id) {
      last = { ...car, photos: [] };
      cars.push(last);
    }
    if (photo !== null) last.photos.push(photo);
  }
  return cars;
}
