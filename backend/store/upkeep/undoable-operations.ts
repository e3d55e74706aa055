import { UNDO_DAYS } from '@schema/constants';
import { subHours } from 'date-fns/subHours';
import type { Em } from '../em';
import { UndoableOperation } from '../entities/undoable-operation.entity';

/** Deletes operations that can no longer be undone; returns their number. */
export function forgetOperations(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(UndoableOperation, { createdAt: { $lt: subHours(now, 24 * UNDO_DAYS) } });
}
