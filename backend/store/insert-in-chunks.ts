import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { Em } from './em';

/** Rows written at a time: bounds the memory of the unit of work. */
const CHUNK = 1000;

/**
 * Inserts many rows of one entity and gives them back in order, ids and kept columns filled in. The
 * entities are no longer managed afterwards.
 */
export async function insertInChunks<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
): Promise<Entity[]> {
  const stored: Entity[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    for (const row of rows.slice(start, start + CHUNK)) {
      const created = em.create(entity, row as never, { partial: true, persist: true });
      stored.push(created as unknown as Entity);
    }
    await em.flush();
    em.clear();
  }
  return stored;
}
