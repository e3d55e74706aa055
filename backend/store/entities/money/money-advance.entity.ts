import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MoneyDirection, MoneyMethod } from '@schema/values/money/ledger';
import { Till } from './till.entity';

/**
 * A customer's money outside rentals: never deleted, and only its customer changes, by a merge
 * (docs/domain.md, money). Without foreign keys: it outlives the customer and the account.
 */
export const MoneyAdvance = defineEntity({
  name: 'MoneyAdvance',
  tableName: 'money_advances',
  properties: {
    id: p.integer().primary().autoincrement(),
    customerId: p.integer(),
    direction: p.text().$type<MoneyDirection>(),
    amountKopecks: money(),
    /** `advance`: moved to or from a rental with the entry `entryId`. */
    method: p.text().$type<MoneyMethod>(),
    happenedAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    /** The line reversed by this offsetting one. */
    reversesId: p.integer().nullable().unique('money_advances_reverses_id_unique'),
    /** The rental's entry, with the opposite direction. */
    entryId: p.integer().nullable().unique('money_advances_entry_id_unique'),
    /** Null unless in cash. */
    tillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .nullable()
        .fieldName('till_id')
        .deleteRule('no action')
        .updateRule('no action'),
    /** Why the till had less than the amount. */
    shortReason: p.text().nullable(),
  },
  indexes: [
    { name: 'money_advances_customer_id_index', properties: ['customerId'] },
    { name: 'money_advances_happened_at_index', properties: ['happenedAt'] },
    {
      name: 'money_advances_till_id_index',
      properties: ['tillId', 'happenedAt', 'direction', 'amountKopecks'],
    },
  ],
});

export type MoneyAdvance = InferEntity<typeof MoneyAdvance>;
