import { can, type Permission } from '@schema/permissions';

/** Who asks to look after an account's sessions and tokens. */
export interface AccountKeeper {
  readonly user: { readonly id: number; readonly permissions: readonly Permission[] };
  /** Did they come with an API token instead of a session? */
  readonly byToken: boolean;
}

/**
 * Who may see and end the sessions and tokens of an account: whoever manages users, for everyone, and
 * each user for themselves, signed in. A token without manage_users may not: whoever finds one shall
 * not lock its owner out (docs/domain.md, API tokens).
 */
export function keepsAccount({ user, byToken }: AccountKeeper, accountId: number): boolean {
  return can(user, 'manage_users') || (user.id === accountId && !byToken);
}
