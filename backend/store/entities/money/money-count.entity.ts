import { document, instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { NoteCount } from '@schema/values/money/tills';
import { Till } from './till.entity';

/** Cash counted in a till. The difference from the expected amount changes the till's balance. */
export const MoneyCount = defineEntity({
  name: 'MoneyCount',
  tableName: 'money_counts',
  properties: {
    id: p.integer().primary().autoincrement(),
    tillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .fieldName('till_id')
        .deleteRule('no action')
        .updateRule('no action'),
    countedAt: instant(),
    expectedKopecks: money(),
    countedKopecks: money(),
    /** Notes and coins; null: counted as a sum. */
    notes: document<readonly NoteCount[]>().nullable(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
  },
  indexes: [
    { name: 'money_counts_till_id_counted_at_index', properties: ['tillId', 'countedAt'] },
    { name: 'money_counts_counted_at_index', properties: ['countedAt'] },
  ],
});

export type MoneyCount = InferEntity<typeof MoneyCount>;
