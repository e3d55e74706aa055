import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { document, instant } from '../sql/columns';

/** The change history; it outlives the users and rows it names, so it has no foreign keys. */
export const ChangeLog = defineEntity({
  name: 'ChangeLog',
  tableName: 'change_log',
  properties: {
    id: p.integer().primary().autoincrement(),
    at: instant(),
    userId: p.integer().nullable(),
    userLogin: p.text().nullable(),
    operation: p.text(),
    entity: p.text(),
    entityId: p.integer(),
    before: document<unknown>().nullable(),
    after: document<unknown>().nullable(),
  },
  indexes: [
    { name: 'change_log_entity_index', properties: ['entity', 'entityId', 'id'] },
    { name: 'change_log_at_index', properties: ['at'] },
  ],
});

export type ChangeLog = InferEntity<typeof ChangeLog>;
