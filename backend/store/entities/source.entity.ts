import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** A booking source (requirements.md, S11). */
export const Source = defineEntity({
  name: 'Source',
  tableName: 'sources',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text().unique('sources_name_unique'),
    description: p.text().nullable(),
    createdAt: instant(),
    version: p.integer().version(),
  },
});

export type Source = InferEntity<typeof Source>;
