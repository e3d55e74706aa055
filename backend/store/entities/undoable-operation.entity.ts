import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { document, instant } from '../sql/columns';
import type { Packed } from '../sql/packed-json';

/**
 * An operation of several rows that can be undone, written in its transaction (docs/domain.md,
 * undo). It has no foreign keys: it outlives the user and the rows it names. No API returns it.
 */
export const UndoableOperation = defineEntity({
  name: 'UndoableOperation',
  tableName: 'undoable_operations',
  properties: {
    id: p.integer().primary().autoincrement(),
    operation: p.text(),
    userId: p.integer(),
    userLogin: p.text(),
    createdAt: instant(),
    /** Rows left by the operation (store/left-rows.ts). */
    leftRows: document<Packed>(),
    /** Replaced values, in the format of the undo. */
    before: document<Packed>(),
    undoneAt: instant().nullable(),
  },
  indexes: [{ name: 'undoable_operations_created_at_index', properties: ['createdAt'] }],
});

export type UndoableOperation = InferEntity<typeof UndoableOperation>;
