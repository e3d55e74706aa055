import { can, type Permission } from '@schema/permissions';

/** The user who manages an account's sessions and tokens. */
interface AccountKeeper {
  readonly user: { readonly id: number; readonly permissions: readonly Permission[] };
  /** Whether they authenticated with an API token instead of a session. */
  readonly byToken: boolean;
}

/**
 * Whether the user may see and end the sessions and tokens of an account: users with manage_users
 * for every account, other users for their own, by session. A token without manage_users may not: a
 * leaked token must not lock its owner out (docs/domain.md, API tokens).
 */
export function keepsAccount({ user, byToken }: AccountKeeper, accountId: number): boolean {
  return can(user, 'manage_users') || (user.id === accountId && !byToken);
}
