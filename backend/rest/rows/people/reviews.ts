import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const TEMPLATE = selectionOf('ReviewTemplate');
const REQUEST = selectionOf('ReviewRequest');

/** `?status=sent,cancelled`; absent: all. */
const statuses = (text: string | undefined) => (text ? text.split(',') : null);

/** Reviews: templates, the queue, review links (requirements.md, P36–P42). */
export const reviewRows: readonly RestRow[] = [
  row<{ reviewTemplates: unknown }>({
    method: 'GET',
    path: '/reviews/templates',
    operation: `query ReviewTemplates { reviewTemplates { items ${TEMPLATE} } }`,
    pick: ({ reviewTemplates }) => reviewTemplates,
  }),
  row<{ saveReviewTemplate: unknown }>({
    method: 'PUT',
    path: '/reviews/templates/{sourceId}',
    operation: `mutation SaveReviewTemplate($sourceId: Int!, $input: SaveReviewTemplateInput!) {
      saveReviewTemplate(sourceId: $sourceId, input: $input) ${TEMPLATE}
    }`,
    variables: (request) => ({ sourceId: idParam(request, 'sourceId'), input: request.body }),
    pick: ({ saveReviewTemplate }) => saveReviewTemplate,
  }),
  row<{ reviewRequests: { items: unknown } }>({
    method: 'GET',
    path: '/reviews/requests',
    isLong: true,
    operation: `query ReviewRequests($status: [ReviewStatus!]) {
      reviewRequests(status: $status) { items ${REQUEST} }
    }`,
    variables: ({ query }) => ({ status: statuses(query.status) }),
    pick: ({ reviewRequests }) => reviewRequests,
  }),
  row<{ setReviewStatus: unknown }>({
    method: 'POST',
    path: '/reviews/requests/{id}/status',
    operation: `mutation SetReviewStatus($id: Int!, $status: ReviewStatus) {
      setReviewStatus(id: $id, status: $status) ${REQUEST}
    }`,
    variables: (request) => ({ id: idParam(request), status: request.body.status }),
    pick: ({ setReviewStatus }) => setReviewStatus,
  }),
  row<{ createReviewLink: unknown }>({
    method: 'POST',
    path: '/reviews/links',
    operation: `mutation CreateReviewLink($input: CreateReviewLinkInput!) {
      createReviewLink(input: $input) ${selectionOf('ReviewLink')}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ createReviewLink }) => createReviewLink,
    status: 201,
  }),
  row<{ sharedReviewLink: unknown }>({
    method: 'GET',
    path: '/reviews/links/{code}',
    operation: `query SharedReviewLink($code: String!) {
      sharedReviewLink(code: $code) ${selectionOf('SharedReviewLink')}
    }`,
    variables: ({ params }) => ({ code: params.code ?? '' }),
    pick: ({ sharedReviewLink }) => sharedReviewLink,
  }),
  row<{ sendSharedReview: unknown }>({
    method: 'POST',
    path: '/reviews/links/{code}/requests/{requestId}/send',
    operation: `mutation SendSharedReview($code: String!, $requestId: Int!) {
      sendSharedReview(code: $code, requestId: $requestId) ${REQUEST}
    }`,
    variables: (request) => ({
      code: request.params.code ?? '',
      requestId: idParam(request, 'requestId'),
    }),
    pick: ({ sendSharedReview }) => sendSharedReview,
  }),
];
