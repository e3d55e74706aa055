import type { EntityName } from '@mikro-orm/core';
import type { Em } from '../em';
import { ChangeLog } from '../entities/change-log.entity';

/** What the history says that an operation added, by id of the record. */
export async function loadAdded(
  em: Em,
  {
    operation,
    entity,
    ids,
  }: {
    readonly operation: string;
    readonly entity: string;
    readonly ids: readonly number[];
  },
): Promise<ReadonlyMap<number, unknown>> {
  const rows = await em.find(
    ChangeLog,
    { operation, entity, entityId: { $in: [...ids] } },
    { orderBy: { id: 'desc' }, disableIdentityMap: true },
  );
  // The first line of a record is its addition; later ones are of its money.
  return new Map(rows.map(({ entityId, after }) => [entityId, after]));
}

/** Deletes rows of a table that has a number. */
export async function deleteRows(em: Em, table: object, ids: readonly number[]): Promise<void> {
  // Each entity with a number is one of these.
  await em.nativeDelete(table as EntityName<{ id: number }>, { id: { $in: [...ids] } });
}
