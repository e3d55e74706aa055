import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Till } from './till.entity';

/** A manual cash entry; it belongs to the day it was recorded (docs/domain.md, revenue). */
export const CashEntry = defineEntity({
  name: 'CashEntry',
  tableName: 'cash_entries',
  properties: {
    id: p.integer().primary().autoincrement(),
    amountKopecks: money(),
    comment: p.text().nullable(),
    createdAt: instant(),
    /** The author, without a foreign key: it outlives the account. Null: unknown. */
    userId: p.integer().nullable().fieldName('created_by'),
    userLogin: p.text().nullable().fieldName('created_by_login'),
    /** The entry reversed by this one, with the opposite amount. */
    reversesId: () =>
      p
        .oneToOne(CashEntry)
        .owner()
        .mapToPk()
        .nullable()
        .fieldName('reverses_id')
        .unique('cash_entries_reverses_id_unique')
        .updateRule('no action')
        .deleteRule('no action'),
    /** Never null: older tables cannot say so. */
    tillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .nullable()
        .fieldName('till_id')
        .deleteRule('no action')
        .updateRule('no action'),
  },
  indexes: [
    { name: 'cash_entries_created_at_index', properties: ['createdAt'] },
    { name: 'cash_entries_till_id_index', properties: ['tillId', 'createdAt', 'amountKopecks'] },
  ],
});

export type CashEntry = InferEntity<typeof CashEntry>;
