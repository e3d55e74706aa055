import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const SOURCE = selectionOf('Source');

/**
 * Sources: without a period for the booking forms (requirements.md, P8), with one for the analytics
 * page (requirements.md, P33).
 */
export const sourceRows: readonly RestRow[] = [
  row<{ sources: unknown }>({
    method: 'GET',
    path: '/sources',
    isLong: true,
    operation: `query Sources($start: DateTime, $end: DateTime, $forPeriod: Boolean!) {
      sources(start: $start, end: $end) {
        ... @include(if: $forPeriod) { periodStart periodEnd totalBookingsInPeriod }
        items {
          source { id name description @include(if: $forPeriod) version @include(if: $forPeriod) }
          ... @include(if: $forPeriod) {
            periodBookings periodShare totalBookings totalRevenue
            reviewsSent reviewsPending reviewsCancelled
          }
        }
      }
    }`,
    variables: ({ query: { start, end } }) => ({
      start,
      end,
      forPeriod: start !== undefined || end !== undefined,
    }),
    pick: (data) => data.sources,
  }),
  row<{ createSource: unknown }>({
    method: 'POST',
    path: '/sources',
    operation: `mutation CreateSource($input: CreateSourceInput!) {
      createSource(input: $input) ${SOURCE}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.createSource,
    status: 201,
  }),
  row<{ renameSource: unknown }>({
    method: 'PATCH',
    path: '/sources/{id}',
    operation: `mutation RenameSource($id: Int!, $name: String, $version: Int) {
      renameSource(id: $id, name: $name, version: $version) ${SOURCE}
    }`,
    variables: (request) => ({
      ...bodyFields(request.body, ['name', 'version']),
      id: idParam(request),
    }),
    pick: (data) => data.renameSource,
  }),
];
