import type { Em } from '@backend/store/em';
import { reading, rowsOf } from '@backend/store/sql/typed-read';

/** Descriptions by car; cars without one are left out. */
export async function loadCarDescriptions(em: Em): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf(
    em,
    reading(em)
      .selectFrom('cars')
      .select(({ ref }) => ['id', ref('description').$notNull().as('description')])
      .where('description', 'is not', null),
  );
  return new Map(rows.map(({ id, description }) => [id, description]));
}
