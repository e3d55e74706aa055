import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/raw';
import type { Kopecks } from '@schema/values/money/money';

/** A car for boards and lists, under its API names. Money in kopecks. */
export interface BoardCarRecord {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string | null;
  readonly year: number | null;
  readonly depositAmount: Kopecks;
  /** URLs; the first is the cover. */
  readonly photos: readonly string[];
  readonly sortOrder: number;
}

type Row = Omit<BoardCarRecord, 'photos' | 'depositAmount'> & {
  depositAmount: number | string;
  photo: string | null;
};

export type CarsAsked = readonly number[] | 'all';

/** SQL that restricts a condition to these cars; empty for all of them. */
export function ofCars(column: string, carIds: CarsAsked = 'all') {
  if (carIds === 'all') return { condition: '', params: [] };
  const marks = carIds.map(() => '?').join(', ') || 'null';
  return { condition: ` and ${column} in (${marks})`, params: carIds };
}

/** All cars, or those with the given ids, in fleet order; one statement. */
export async function loadCars(em: Em, carIds: CarsAsked = 'all'): Promise<BoardCarRecord[]> {
  if (carIds.length === 0) return [];
  const some = carIds === 'all' ? '' : `where c.id in (${carIds.map(() => '?').join(', ')})`;
  const rows = await raw<Row>(
    em,
    `select c.id, c.brand, c.model, c.license_plate as "licensePlate", c.color, c.year,
       c.deposit_kopecks as "depositAmount", c.sort_order as "sortOrder", p.url as "photo"
     from cars c left join car_photos p on p.car_id = c.id ${some}
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
