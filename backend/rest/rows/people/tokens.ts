import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const TOKEN = selectionOf('ApiToken');

/** API tokens (beyond the documented paths). */
export const tokenRows: readonly RestRow[] = [
  row<{ apiTokens: unknown }>({
    method: 'GET',
    path: '/tokens',
    operation: `query ApiTokens($userId: Int) { apiTokens(userId: $userId) { items ${TOKEN} } }`,
    variables: (request) => ({ userId: intQuery(request, 'userId') }),
    pick: ({ apiTokens }) => apiTokens,
  }),
  row<{ createApiToken: unknown }>({
    method: 'POST',
    path: '/tokens',
    operation: `mutation CreateApiToken($input: CreateApiTokenInput!) {
      createApiToken(input: $input) ${selectionOf('CreatedApiToken')}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ createApiToken }) => createApiToken,
    status: 201,
  }),
  row<{ revokeApiToken: unknown }>({
    method: 'DELETE',
    path: '/tokens/{id}',
    operation: `mutation RevokeApiToken($id: Int!) { revokeApiToken(id: $id) ${TOKEN} }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: ({ revokeApiToken }) => revokeApiToken,
  }),
];
