import type { Audience } from '@schema/audiences';
import type { Permission } from '@schema/permissions';
import { Extensions } from 'type-graphql';

/**
 * Who may call a root operation. `public`: anyone, signed in or not. `anyOf`: a signed-in user who
 * holds at least one of the permissions; an empty list asks for nothing but a session.
 */
export type Access = { readonly public: true } | { readonly anyOf: readonly Permission[] };

/** The key under which a root field carries its Access. */
export const ACCESS_EXTENSION = 'access';

/**
 * Declares who may call a query, mutation or subscription; its REST path inherits it.
 * `@Permit('view_board', 'edit_bookings')`: any of these. `@Permit()`: any signed-in user.
 * The schema refuses to be built while a root field carries neither @Permit nor @Public.
 */
export function Permit(...anyOf: Permission[]) {
  return Extensions({ [ACCESS_EXTENSION]: { anyOf } satisfies Access });
}

/** Declares that anyone may call the operation, without a session. */
export function Public() {
  return Extensions({ [ACCESS_EXTENSION]: { public: true } satisfies Access });
}

/** The key under which a field carries its Audience. */
export const VISIBLE_EXTENSION = 'visible';

/**
 * Declares who sees a field: null for everybody else, on both doors and in every answer that holds its
 * type. The schema refuses to be built when such a field is not nullable.
 */
export function Visible(audience: Audience) {
  return Extensions({ [VISIBLE_EXTENSION]: audience });
}
