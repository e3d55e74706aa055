import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Source } from '../source.entity';

/** The text of a source's review requests; one per source. */
export const ReviewTemplate = defineEntity({
  name: 'ReviewTemplate',
  tableName: 'review_templates',
  properties: {
    source: () =>
      p.oneToOne(Source).owner().primary().ref().deleteRule('cascade').updateRule('no action'),
    message: p.text(),
    includeInQueue: p.boolean(),
    updatedAt: instant(),
    version: p.integer().version(),
  },
});

export type ReviewTemplate = InferEntity<typeof ReviewTemplate>;
