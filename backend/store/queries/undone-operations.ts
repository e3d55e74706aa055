import type { Em } from '../em';
import { UndoableOperation } from '../entities/undoable-operation.entity';

/** Times of undo of these operations, by id. */
export async function loadUndone(
  em: Em,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const where = { id: { $in: [...ids] }, undoneAt: { $ne: null } };
  const rows = await em.find(UndoableOperation, where, {
    fields: ['undoneAt'],
    disableIdentityMap: true,
  });
  return new Map(rows.flatMap(({ id, undoneAt }) => (undoneAt ? [[id, undoneAt] as const] : [])));
}
