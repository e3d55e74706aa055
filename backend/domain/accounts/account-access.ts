import { MESSAGES } from '@schema/messages';
import { can, type Permission } from '@schema/permissions';
import { forbidden } from '../refusal';

/** The user who manages an account's sessions and tokens. */
interface AccountKeeper {
  readonly user: { readonly id: number; readonly permissions: readonly Permission[] };
  /** Whether the user authenticated with an API token instead of a session. */
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

/** Change of an account by a command. */
interface AccountChange {
  /** Null: a new account. */
  readonly before: { readonly id: number; readonly permissions: readonly Permission[] } | null;
  /** Null: deleted account. */
  readonly permissions: readonly Permission[] | null;
}

/**
 * A token may not create access that survives its revocation: it cannot change its owner's account,
 * nor an account that manages users or has a permission the token lacks, before or after the change
 * (docs/domain.md, API tokens). Throws FORBIDDEN; by session everything is allowed here.
 */
export function assertWritableBy(
  { user, byToken }: AccountKeeper,
  { before, permissions }: AccountChange,
): void {
  if (!byToken) return;
  if (before?.id === user.id) throw forbidden(MESSAGES.tokens.ownAccount);
  const touched = [...(before?.permissions ?? []), ...(permissions ?? [])];
  const isBeyond = (one: Permission) => one === 'manage_users' || !can(user, one);
  if (touched.some(isBeyond)) throw forbidden(MESSAGES.tokens.strongerAccount);
}
