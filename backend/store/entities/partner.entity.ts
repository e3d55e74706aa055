import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Who owns a part of the income of some cars (requirements.md, N9). */
export const Partner = defineEntity({
  name: 'Partner',
  tableName: 'partners',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text(),
  },
});

export type Partner = InferEntity<typeof Partner>;
