import { instant, money } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Till } from './till.entity';

/** Cash given from one till to another; it moves when the receiver accepts it (`MoneyHandoverEnd`). */
export const MoneyHandover = defineEntity({
  name: 'MoneyHandover',
  tableName: 'money_handovers',
  properties: {
    id: p.integer().primary().autoincrement(),
    fromTillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .fieldName('from_till_id')
        .deleteRule('no action')
        .updateRule('no action')
        .index('money_handovers_from_till_id_index'),
    toTillId: () =>
      p
        .manyToOne(Till)
        .mapToPk()
        .fieldName('to_till_id')
        .deleteRule('no action')
        .updateRule('no action')
        .index('money_handovers_to_till_id_index'),
    amountKopecks: money(),
    sentAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    shortReason: p.text().nullable(),
  },
});

export type MoneyHandover = InferEntity<typeof MoneyHandover>;
