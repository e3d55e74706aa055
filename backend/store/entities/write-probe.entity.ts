import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** Row written by a server to test whether the database is writable; the only row has id 1. */
export const WriteProbe = defineEntity({
  name: 'WriteProbe',
  tableName: 'write_probe',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** Empty after a probe: it allocates free pages and releases them. */
    padding: p.text(),
    at: instant(),
  },
});

export type WriteProbe = InferEntity<typeof WriteProbe>;
