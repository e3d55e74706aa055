import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CopyStep } from '@schema/constants';
import { instant } from '../sql/columns';

/**
 * Copy of all data made by one of several servers, and the last attempt; the only row has id 1.
 * Unused on SQLite.
 */
export const CopyStateRow = defineEntity({
  name: 'CopyStateRow',
  tableName: 'copy_state',
  properties: {
    id: p.integer().primary().autoincrement(false),
    startedAt: instant().nullable(),
    step: p.text().$type<CopyStep>().nullable(),
    server: p.text().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
    failedServer: p.text().nullable(),
  },
});

export type CopyStateRow = InferEntity<typeof CopyStateRow>;
