import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

/** Descriptions by car; cars without one are left out. */
export async function loadCarDescriptions(em: Em): Promise<ReadonlyMap<number, string>> {
  const rows = await raw<{ id: number; description: string }>(
    em,
    `select c.id as "id", c.description as "description" from cars c where c.description is not null`,
  );
  return new Map(rows.map(({ id, description }) => [id, description]));
}
