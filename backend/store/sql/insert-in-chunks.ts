import type { EntityName, EntityProperty, RequiredEntityData } from '@mikro-orm/core';
import type { Em } from '../em';

/** Rows per statement: under the limits of 32,766 values on SQLite and 65,535 on PostgreSQL. */
const CHUNK = 500;

type Row = Record<string, unknown>;

/** Adds the computed columns that the unit of work would set. */
function withKeptColumns(em: Em, props: readonly EntityProperty[], row: Row): Row {
  const full = { ...row };
  for (const prop of props) full[prop.name] = prop.onCreate?.(full as never, em as never);
  return full;
}

/**
 * Inserts many rows of one entity in chunks, bypassing the unit of work, and returns them in order
 * with ids and computed columns. Must be called inside a transaction. `onRows` receives the number
 * of rows inserted so far.
 */
export async function insertInChunks<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
  onRows: (count: number) => void = () => undefined,
): Promise<Entity[]> {
  await em.flush();
  const { props } = em.getMetadata().get(entity);
  const kept = props.filter(({ onCreate }) => onCreate) as unknown as EntityProperty[];
  const stored: Entity[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows
      .slice(start, start + CHUNK)
      .map((row) => withKeptColumns(em, kept, row as unknown as Row));
    const { rows: made = [] } = await em
      .getDriver()
      .nativeInsertMany(entity, chunk as never, { ctx: em.getTransactionContext() });
    for (const [at, row] of chunk.entries()) {
      stored.push({ ...row, ...(made[at] as Row | undefined) } as unknown as Entity);
    }
    onRows(stored.length);
  }
  return stored;
}
