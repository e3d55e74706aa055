import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MoneyDirection, MoneyKind, MoneyMethod } from '@schema/values/money/ledger';
import { Till } from './till.entity';

/**
 * Incoming or outgoing money; never changed, never deleted (docs/domain.md, money). Without foreign
 * keys: it outlives the booking and the account.
 */
export const MoneyEntry = defineEntity({
  name: 'MoneyEntry',
  tableName: 'money_entries',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The first booking of the rental. */
    rentalId: p.integer(),
    kind: p.text().$type<MoneyKind>(),
    direction: p.text().$type<MoneyDirection>(),
    amountKopecks: money(),
    method: p.text().$type<MoneyMethod>(),
    happenedAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    /** The entry reversed by this offsetting one. */
    reversesId: p.integer().nullable().unique('money_entries_reverses_id_unique'),
    /** In the second entry of a withholding: the id of the first. */
    pairId: p.integer().nullable(),
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
    { name: 'money_entries_rental_id_index', properties: ['rentalId'] },
    { name: 'money_entries_happened_at_index', properties: ['happenedAt'] },
    {
      name: 'money_entries_till_id_index',
      properties: ['tillId', 'happenedAt', 'direction', 'amountKopecks'],
    },
  ],
});

export type MoneyEntry = InferEntity<typeof MoneyEntry>;
