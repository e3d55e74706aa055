import { MESSAGES } from '@schema/messages';
import { can, type Permission } from '@schema/permissions';
import { forbidden } from '../refusal';

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

/** What a command is about to make of an account. */
interface AccountChange {
  /** Null: a new account. */
  readonly before: { readonly id: number; readonly permissions: readonly Permission[] } | null;
  /** Null: deleted. */
  readonly permissions: readonly Permission[] | null;
}

/**
 * A token leaves nothing behind that is as strong as itself when it is revoked: it does not write its
 * owner's account, nor one that manages users or has a permission the token lacks, before or after
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
