import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ReviewStatus } from '@schema/statuses';
import { Booking } from '../booking.entity';
import { Source } from '../source.entity';

/** A review request to a customer; at most one per booking. The template is frozen once handled. */
export const ReviewRequest = defineEntity({
  name: 'ReviewRequest',
  tableName: 'review_requests',
  properties: {
    id: p.integer().primary().autoincrement(),
    booking: () =>
      p
        .oneToOne(Booking)
        .owner()
        .ref()
        .unique('review_requests_booking_id_unique')
        .deleteRule('cascade')
        .updateRule('no action'),
    source: () => p.manyToOne(Source).ref().deleteRule('cascade').updateRule('no action'),
    status: p.text().$type<ReviewStatus>(),
    scheduledAt: instant(),
    templateMessage: p.text().nullable(),
    handledAt: instant().nullable(),
    createdAt: instant(),
  },
  indexes: [
    { name: 'review_requests_status_index', properties: ['status', 'scheduledAt'] },
    { name: 'review_requests_source_id_index', properties: ['source', 'status'] },
  ],
});

export type ReviewRequest = InferEntity<typeof ReviewRequest>;
