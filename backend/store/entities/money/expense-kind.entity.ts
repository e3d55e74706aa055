import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A kind of expense of the company's list: «Мойка». */
export const ExpenseKind = defineEntity({
  name: 'ExpenseKind',
  tableName: 'expense_kinds',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text().unique('expense_kinds_name_unique'),
    /** Not offered for new expenses since then. */
    archivedAt: instant().nullable(),
    version: p.integer().version(),
  },
});

export type ExpenseKind = InferEntity<typeof ExpenseKind>;
