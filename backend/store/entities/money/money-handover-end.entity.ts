import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { HandoverOutcome } from '@schema/values/money/tills';
import { MoneyHandover } from './money-handover.entity';

/** The one outcome of a handover of cash; `accepted` moves the cash at `endedAt`. */
export const MoneyHandoverEnd = defineEntity({
  name: 'MoneyHandoverEnd',
  tableName: 'money_handover_ends',
  properties: {
    handoverId: () =>
      p
        .oneToOne(MoneyHandover)
        .owner()
        .primary()
        .mapToPk()
        .fieldName('handover_id')
        .deleteRule('no action')
        .updateRule('no action'),
    outcome: p.text().$type<HandoverOutcome>(),
    endedAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    comment: p.text().nullable(),
    shortReason: p.text().nullable(),
  },
  indexes: [{ name: 'money_handover_ends_ended_at_index', properties: ['endedAt'] }],
});

export type MoneyHandoverEnd = InferEntity<typeof MoneyHandoverEnd>;
