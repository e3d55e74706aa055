import { can, type Permission } from '@schema/permissions';

export interface OwnerCandidate {
  readonly id: number;
  /** Normalised by `loginKeyOf`. */
  readonly loginKey: string;
  readonly isActive: boolean;
  readonly permissions: readonly Permission[];
}

type OwnerDecision =
  /** `userId` null: no owner, since no account has the configured login. */
  | { readonly kind: 'keep'; readonly userId: number | null }
  | { readonly kind: 'bind'; readonly userId: number; readonly setting: string }
  /** The setting names a login without an account. */
  | { readonly kind: 'unknown' };

interface OwnerQuestion {
  /** The bound account and the setting that bound it; null: none. */
  readonly bound: { readonly userId: number; readonly setting: string } | null;
  /** OWNER_LOGIN and ADMIN_LOGIN, normalised by `loginKeyOf`; null: not set. */
  readonly named: string | null;
  readonly admin: string;
  readonly accounts: readonly OwnerCandidate[];
}

/**
 * Decides the owner at startup. Ownership belongs to an account: a rename or a new account with the
 * old login does not move it, only a changed OWNER_LOGIN does. Without OWNER_LOGIN the first owner
 * is bound once: the account with ADMIN_LOGIN, or the oldest active account that manages users
 * (docs/domain.md, owner).
 */
export function decideOwner({ bound, named, admin, accounts }: OwnerQuestion): OwnerDecision {
  if (bound && (named === null || named === bound.setting)) {
    return { kind: 'keep', userId: bound.userId };
  }
  const oldestFirst = [...accounts].sort((a, b) => a.id - b.id);
  const meant =
    oldestFirst.find(({ loginKey }) => loginKey === (named ?? admin)) ??
    (named === null
      ? oldestFirst.find((account) => account.isActive && can(account, 'manage_users'))
      : undefined);
  if (meant) return { kind: 'bind', userId: meant.id, setting: meant.loginKey };
  return bound ? { kind: 'unknown' } : { kind: 'keep', userId: null };
}

/**
 * Whether another user is acting on the owner's account. Only the owner may change its login,
 * password and tokens or delete it. Any user with manage_users may disable it and change its
 * permissions: this does not transfer ownership.
 */
export const isOthersOwner = (
  account: { readonly id: number; readonly isOwner: boolean },
  editorId: number,
): boolean => account.isOwner && account.id !== editorId;
