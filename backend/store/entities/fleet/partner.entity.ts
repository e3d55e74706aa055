import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A partner with a share in the income of some cars (requirements.md, N9). */
export const Partner = defineEntity({
  name: 'Partner',
  tableName: 'partners',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
    version: p.integer().version(),
  },
});

export type Partner = InferEntity<typeof Partner>;
