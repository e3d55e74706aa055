import type { RestRow } from '@backend/rest/row';

const PAGES = 'REST answers the whole queue';

/** Reviews: templates, the queue, review links (requirements.md, P36–P42). */
export const reviewRows: readonly RestRow[] = [
  { method: 'GET', path: '/reviews/templates', field: 'reviewTemplates' },
  { method: 'PUT', path: '/reviews/templates/{sourceId}', field: 'saveReviewTemplate' },
  {
    method: 'GET',
    path: '/reviews/requests',
    field: 'reviewRequests',
    omits: { sourceId: 'the documented call has the status alone', page: PAGES, pageSize: PAGES },
    selects: ['items'],
    isLong: true,
  },
  { method: 'POST', path: '/reviews/requests/{id}/status', field: 'setReviewStatus' },
  { method: 'POST', path: '/reviews/links', field: 'createReviewLink', status: 201 },
  { method: 'GET', path: '/reviews/links/{code}', field: 'sharedReviewLink' },
  {
    method: 'POST',
    path: '/reviews/links/{code}/requests/{requestId}/send',
    field: 'sendSharedReview',
  },
];
