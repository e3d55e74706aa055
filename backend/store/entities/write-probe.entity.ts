import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** What a server writes to find out whether the database can be written; the only row has id 1. */
export const WriteProbe = defineEntity({
  name: 'WriteProbe',
  tableName: 'write_probe',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Empty after a probe: it takes free pages and gives them back. */
    padding: p.text(),
    at: instant(),
  },
});

export type WriteProbe = InferEntity<typeof WriteProbe>;
