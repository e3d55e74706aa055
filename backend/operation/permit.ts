import type { Audience } from '@schema/audiences';
import type { Permission } from '@schema/permissions';
import { Extensions } from 'type-graphql';

/**
 * Access of a root operation. `public`: anyone. `anyOf`: a signed-in user with at least one of the
 * permissions; an empty list requires only a session; `withAnyOf`: and one of these besides. `isBeforeOwnPassword`: also while the user has
 * to replace a one-time password; `isForPartners`: also for a user tied to a partner, to whom the
 * read shows only that partner's cars (partner-view.ts).
 */
export type Access =
  | { readonly public: true }
  | {
      readonly anyOf: readonly Permission[];
      readonly withAnyOf?: readonly Permission[];
      readonly isBeforeOwnPassword?: true;
      readonly isForPartners?: true;
    };

/** The extension key of a root field's Access. */
export const ACCESS_EXTENSION = 'access';

/** A signed-in user with any of these; without arguments, any signed-in user. */
export const anyOf = (...permissions: Permission[]): Access => ({ anyOf: permissions });

/** `anyOf(permission)`, for a user who also has one of `withAnyOf`. */
export const anyOfWith = (permission: Permission, withAnyOf: readonly Permission[]): Access => ({
  anyOf: [permission],
  withAnyOf,
});

/**
 * Declares the access of a query, mutation or subscription; its REST path inherits it. A command
 * declares it itself. `@Permit('view_board', 'edit_bookings')`: any of these. `@Permit()`: any
 * signed-in user. Building the schema throws while a root field has neither @Permit nor @Public.
 */
export function Permit(...permissions: Permission[]) {
  return Extensions({ [ACCESS_EXTENSION]: anyOf(...permissions) });
}

/**
 * Like `@Permit()`, also for a user tied to a partner. Every other operation is closed to such
 * users, so the read must limit itself to `visibleCars`.
 */
export function PermitWithPartners(...permissions: Permission[]) {
  return Extensions({
    [ACCESS_EXTENSION]: { anyOf: permissions, isForPartners: true } satisfies Access,
  });
}

/** Like `@Permit()`, also for a user who has to replace a one-time password or is tied to a partner. */
export function PermitBeforeOwnPassword() {
  return Extensions({
    [ACCESS_EXTENSION]: {
      anyOf: [],
      isBeforeOwnPassword: true,
      isForPartners: true,
    } satisfies Access,
  });
}

/** Declares that anyone may call the operation without a session. */
export function Public() {
  return Extensions({ [ACCESS_EXTENSION]: { public: true } satisfies Access });
}

/** The extension key of a field's Audience. */
export const VISIBLE_EXTENSION = 'visible';

/**
 * Declares the audience of a field; it is null for other callers, over REST and GraphQL and in
 * every type that contains it. Building the schema throws when such a field is not nullable.
 */
export function Visible(audience: Audience) {
  return Extensions({ [VISIBLE_EXTENSION]: audience });
}
