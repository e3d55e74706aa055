import type { EntityName } from '@mikro-orm/core';
import type { Em } from '../em';
import { raw } from '../sql/raw';

interface Removal {
  /** The operation that added the records. */
  readonly of: string;
  /** The operation that removes them. */
  readonly operation: string;
  readonly entity: string;
  readonly ids: readonly number[];
}

/**
 * Records the deletion of these records, with their snapshots from the history of their addition.
 * The first line of a record is its addition; later lines are about its money.
 */
export async function recordRemovals(
  em: Em,
  { of, operation, entity, ids }: Removal,
  {
    now,
    user,
  }: { readonly now: Date; readonly user: { readonly id: number; readonly login: string } },
): Promise<void> {
  if (ids.length === 0) return;
  await em.flush();
  await raw(
    em,
    `insert into change_log (at, user_id, user_login, operation, entity, entity_id, before)
     select cast(? as timestamptz), cast(? as integer), ?, ?, entity, entity_id, after
     from change_log where id in (
       select min(id) from change_log
       where operation = ? and entity = ? and entity_id in (${ids.map(() => '?').join(', ')})
       group by entity_id)
     order by entity_id`,
    [now, user.id, user.login, operation, of, entity, ...ids],
  );
}

export async function deleteRows(em: Em, table: object, ids: readonly number[]): Promise<void> {
  // Each entity with an id is one of these.
  await em.nativeDelete(table as EntityName<{ id: number }>, { id: { $in: [...ids] } });
}
