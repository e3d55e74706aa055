import type { RestRow } from '@backend/rest/row';

/** API tokens (not in requirements.md, P). */
export const tokenRows: readonly RestRow[] = [
  { method: 'GET', path: '/tokens', field: 'apiTokens' },
  { method: 'POST', path: '/tokens', field: 'createApiToken', status: 201 },
  { method: 'DELETE', path: '/tokens/{id}', field: 'revokeApiToken' },
];
