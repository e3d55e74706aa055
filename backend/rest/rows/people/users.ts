import type { RestRow } from '@backend/rest/row';

/** Users (requirements.md, P43–P45). */
export const userRows: readonly RestRow[] = [
  { method: 'GET', path: '/users', field: 'users' },
  { method: 'POST', path: '/users', field: 'createUser', status: 201 },
  { method: 'PUT', path: '/users/{id}', field: 'updateUser' },
  { method: 'DELETE', path: '/users/{id}', field: 'deleteUser', answer: 'none' },
];
