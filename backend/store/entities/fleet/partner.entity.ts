import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Day } from '@schema/values/time/calendar';

/** A partner with a share in the income of some cars (requirements.md, N9). */
export const Partner = defineEntity({
  name: 'Partner',
  tableName: 'partners',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    /** First day whose sums are counted into what is left to pay; null: all days. */
    settledFrom: p.text().$type<Day>().nullable(),
    version: p.integer().version(),
  },
});

export type Partner = InferEntity<typeof Partner>;
