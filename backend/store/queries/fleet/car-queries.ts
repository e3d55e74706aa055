import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { type Expression, type SqlBool, sql } from 'kysely';

/** The columns of `NamedCar`, of a table `cars` under this name. */
export const carNameColumns = (car: string): string =>
  `${car}.brand, ${car}.model, ${car}.license_plate as "licensePlate", ${car}.color, ${car}.year`;

/** The columns of a car `c` for boards and lists, under their API names. */
export const CAR_COLUMNS = `c.id, ${carNameColumns('c')},
  c.deposit_kopecks as "depositAmount", c.sort_order as "sortOrder"`;

/** A row of `CAR_COLUMNS`. */
export interface CarRow extends NamedCar {
  readonly id: number;
  readonly sortOrder: number;
  /** int8, which PostgreSQL's driver gives as text. */
  readonly depositAmount: number | string;
}

/** A car for boards and lists, under its API names. Money in kopecks. */
export interface BoardCarRecord extends Omit<CarRow, 'depositAmount'> {
  readonly depositAmount: Kopecks;
  /** URLs; the first is the cover. */
  readonly photos: readonly string[];
}

export type CarsAsked = readonly number[] | 'all';

/** SQL that restricts a condition to these cars; empty for all of them. */
export function ofCars(column: string, carIds: CarsAsked = 'all') {
  if (carIds === 'all') return { condition: '', params: [] };
  const marks = carIds.map(() => '?').join(', ') || 'null';
  return { condition: ` and ${column} in (${marks})`, params: carIds };
}

/** Whether it is one of these cars. */
export function amongCars(
  car: Expression<number | null>,
  carIds: CarsAsked = 'all',
): Expression<SqlBool> {
  if (carIds === 'all') return sql`1 = 1`;
  return carIds.length === 0 ? sql`1 = 0` : sql`${car} in (${sql.join(carIds)})`;
}

/** All cars, or those with the given ids, in fleet order; one statement. */
export async function loadCars(em: Em, carIds: CarsAsked = 'all'): Promise<BoardCarRecord[]> {
  if (carIds.length === 0) return [];
  const some = carIds === 'all' ? '' : `where c.id in (${carIds.map(() => '?').join(', ')})`;
  const rows = await raw<CarRow & { photo: string | null }>(
    em,
    `select ${CAR_COLUMNS}, p.url as "photo" from cars c left join car_photos p on p.car_id = c.id ${some}
     order by c.sort_order, c.id, p.sort_order, p.id`,
    carIds === 'all' ? [] : carIds,
  );
  const cars: (BoardCarRecord & { photos: string[] })[] = [];
  for (const { photo, depositAmount, ...car } of rows) {
    let last = cars.at(-1);
    if (last?.id !== car.id) {
      // The column holds a whole number, so the branded type is safe.
      last = { ...car, depositAmount: Number(depositAmount) as Kopecks, photos: [] };
      cars.push(last);
    }
    if (photo !== null) last.photos.push(photo);
  }
  return cars;
}
