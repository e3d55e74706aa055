import { unauthenticated } from '@backend/domain/refusal';
import { computed, type RestRow } from '@backend/rest/row';

/** Sign-in and session (requirements.md, P4–P6). */
export const authRows: readonly RestRow[] = [
  computed<object | null>({
    method: 'GET',
    path: '/auth/profile',
    field: 'profile',
    pick: (user) => {
      if (!user) throw unauthenticated();
      return { user };
    },
  }),
  { method: 'POST', path: '/auth/login', field: 'login', wrap: 'user' },
  { method: 'POST', path: '/auth/logout', field: 'logout', answer: 'ok' },
  { method: 'POST', path: '/auth/password', field: 'changeOwnPassword', answer: 'ok' },
];
