import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const USER = selectionOf('UserAccount');

/** Users (requirements.md, P43–P45). */
export const userRows: readonly RestRow[] = [
  row<{ users: unknown }>({
    method: 'GET',
    path: '/users',
    operation: `query Users { users { items ${USER} } }`,
    pick: ({ users }) => users,
  }),
  row<{ createUser: unknown }>({
    method: 'POST',
    path: '/users',
    operation: `mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) ${USER} }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ createUser }) => createUser,
    status: 201,
  }),
  row<{ updateUser: unknown }>({
    method: 'PUT',
    path: '/users/{id}',
    operation: `mutation UpdateUser($id: Int!, $input: UpdateUserInput!) {
      updateUser(id: $id, input: $input) ${USER}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: ({ updateUser }) => updateUser,
  }),
  row<{ deleteUser: boolean }>({
    method: 'DELETE',
    path: '/users/{id}',
    operation: 'mutation DeleteUser($id: Int!) { deleteUser(id: $id) }',
    variables: (request) => ({ id: idParam(request) }),
    pick: () => null,
  }),
];
