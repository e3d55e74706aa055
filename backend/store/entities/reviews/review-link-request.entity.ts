import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ReviewLink } from './review-link.entity';
import { ReviewRequest } from './review-request.entity';

export const ReviewLinkRequest = defineEntity({
  name: 'ReviewLinkRequest',
  tableName: 'review_link_requests',
  properties: {
    link: () =>
      p.manyToOne(ReviewLink).primary().ref().deleteRule('cascade').updateRule('no action'),
    request: () =>
      p
        .manyToOne(ReviewRequest)
        .primary()
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('review_link_requests_request_id_index'),
  },
});

export type ReviewLinkRequest = InferEntity<typeof ReviewLinkRequest>;
