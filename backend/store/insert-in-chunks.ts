import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { Em } from './em';

/** Rows of one statement: far below the engines' limits on bound parameters. */
const CHUNK = 500;

/**
 * Inserts many rows of one entity in a few statements, past the identity map, and gives their ids in
 * the rows' order.
 */
export async function insertInChunks<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const inserted = await em.insertMany(entity, rows.slice(start, start + CHUNK));
    for (const id of inserted) ids.push(Number(id));
  }
  return ids;
}
