import { unauthenticated } from '@backend/domain/refusal';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireUser {
  id: number;
  login: string;
  permissions: string[];
}

const USER = selectionOf('User');

/** Sign-in and session (requirements.md, P4–P6). */
export const authRows: readonly RestRow[] = [
  row<{ profile: WireUser | null }>({
    method: 'GET',
    path: '/auth/profile',
    operation: `query Profile { profile ${USER} }`,
    pick: ({ profile }) => {
      if (!profile) throw unauthenticated();
      return { user: profile };
    },
  }),
  row<{ login: WireUser }>({
    method: 'POST',
    path: '/auth/login',
    operation: `mutation Login($login: String!, $password: String!, $remember: Boolean) {
      login(login: $login, password: $password, remember: $remember) ${USER}
    }`,
    variables: ({ body }) => ({
      login: body.login ?? '',
      password: body.password ?? '',
      remember: body.remember,
    }),
    pick: ({ login }) => ({ user: login }),
  }),
  row<{ logout: boolean }>({
    method: 'POST',
    path: '/auth/logout',
    operation: 'mutation Logout { logout }',
    pick: () => ({ ok: true }),
  }),
  row<{ changeOwnPassword: boolean }>({
    method: 'POST',
    path: '/auth/password',
    operation: `mutation ChangeOwnPassword($current: String!, $next: String!, $remember: Boolean) {
      changeOwnPassword(current: $current, next: $next, remember: $remember)
    }`,
    variables: ({ body }) => ({
      current: body.current ?? '',
      next: body.next ?? '',
      remember: body.remember,
    }),
    pick: () => ({ ok: true }),
  }),
];
