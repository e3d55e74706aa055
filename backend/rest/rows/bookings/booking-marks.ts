import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestMethod, type RestRow, row } from '@backend/rest/row';
import { BOOKING, selectionOf } from '@backend/rest/selections';

const OPERATIONS: readonly (readonly [
  method: RestMethod,
  path: string,
  mutation: string,
  option?: 'confirmed',
])[] = [
  ['POST', 'handover', 'markHandedOver', 'confirmed'],
  ['DELETE', 'handover', 'unmarkHandedOver'],
  ['POST', 'return', 'markReturned'],
  ['DELETE', 'return', 'unmarkReturned'],
];

const nameOf = (mutation: string) => mutation.replace(/^./, (letter) => letter.toUpperCase());

const marks = OPERATIONS.map(([method, path, mutation, option]) =>
  row<Record<string, unknown>>({
    method,
    path: `/bookings/{id}/${path}`,
    operation: `mutation ${nameOf(mutation)}($id: Int!, $version: Int${option ? `, $${option}: Boolean` : ''}) {
      ${mutation}(id: $id, version: $version${option ? `, ${option}: $${option}` : ''}) ${BOOKING}
    }`,
    variables: (request) => ({
      id: idParam(request),
      ...bodyFields(request.body, option ? ['version', option] : ['version']),
    }),
    pick: (data) => data[mutation],
  }),
);

/** Handover and return marks (docs/domain.md, marks). */
export const bookingMarkRows: readonly RestRow[] = [
  row<{ markQuestions: unknown }>({
    method: 'GET',
    path: '/bookings/{id}/mark-questions',
    operation: `query MarkQuestions($bookingId: Int!, $at: MarkedMoment!) {
      markQuestions(bookingId: $bookingId, at: $at) ${selectionOf('MarkQuestions')}
    }`,
    variables: (request) => ({ bookingId: idParam(request), at: request.query.at }),
    pick: ({ markQuestions }) => markQuestions,
  }),
  ...marks,
];
