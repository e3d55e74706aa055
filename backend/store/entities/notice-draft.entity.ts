import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** A committed write that other processes have not received yet; PostgreSQL only. */
export const NoticeDraft = defineEntity({
  name: 'NoticeDraft',
  tableName: 'notice_drafts',
  properties: {
    id: p.text().primary(),
    at: instant().index('notice_drafts_at_index'),
  },
});

export type NoticeDraft = InferEntity<typeof NoticeDraft>;
