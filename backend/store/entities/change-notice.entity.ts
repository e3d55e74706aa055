import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OperationName, Topic } from '@schema/topics';
import { document, instant } from '../sql/columns';

/** Notices for other processes on the same database; kept for a day. */
export const ChangeNotice = defineEntity({
  name: 'ChangeNotice',
  tableName: 'change_notices',
  properties: {
    id: p.integer().primary().autoincrement(),
    operation: p.text().$type<OperationName | 'subscribed'>(),
    topics: document<Topic[]>(),
    carIds: document<number[]>(),
    /** `X-Change-Id` of the request (schema/change-id). */
    changeId: p.text().nullable(),
    at: instant().index('change_notices_at_index'),
  },
});

export type ChangeNotice = InferEntity<typeof ChangeNotice>;
