import { can, type Permission } from '@schema/permissions';

/** What of an account decides whether it may become the owner. */
export interface OwnerCandidate {
  readonly id: number;
  /** As logins are compared (`loginKeyOf`). */
  readonly loginKey: string;
  readonly isActive: boolean;
  readonly permissions: readonly Permission[];
}

export type OwnerDecision =
  /** `userId` null: nobody is the owner, since nobody has the login that was named. */
  | { readonly kind: 'keep'; readonly userId: number | null }
  | { readonly kind: 'bind'; readonly userId: number; readonly setting: string }
  /** The setting was changed to a login that nobody has. */
  | { readonly kind: 'unknown' };

interface OwnerQuestion {
  /** Who is bound, and the setting that did it; null: nobody. */
  readonly bound: { readonly userId: number; readonly setting: string } | null;
  /** OWNER_LOGIN and ADMIN_LOGIN, as logins are compared; null: not set. */
  readonly named: string | null;
  readonly admin: string;
  readonly accounts: readonly OwnerCandidate[];
}

/**
 * Who the owner is at a start. Ownership belongs to an account: a rename or a new account with the old
 * login moves nothing, only a changed OWNER_LOGIN does. Without one the first user is bound once, by
 * ADMIN_LOGIN, or the oldest active account that manages users (docs/domain.md, owner).
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
 * Is this the owner's account and somebody else at it? What opens it (login, password, tokens) and its
 * existence are the owner's own affair. Anybody who manages users may disable it and change its
 * permissions: that gives nobody the right.
 */
export const isOthersOwner = (
  account: { readonly id: number; readonly isOwner: boolean },
  editorId: number,
): boolean => account.isOwner && account.id !== editorId;
