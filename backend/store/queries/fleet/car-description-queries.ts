import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';

const described = prepared((em) =>
  reading(em)
    .selectFrom('cars')
    .select(({ ref }) => ['id', ref('description').$notNull().as('description')])
    .where('description', 'is not', null),
);

/** Descriptions by car; cars without one are left out. */
export async function loadCarDescriptions(em: Em): Promise<ReadonlyMap<number, string>> {
  const rows = await described(em, {});
  return new Map(rows.map(({ id, description }) => [id, description]));
}
