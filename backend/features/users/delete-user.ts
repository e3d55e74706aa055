import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { managerRemains } from '@backend/domain/accounts/last-manager';
import { isOthersOwner } from '@backend/domain/accounts/owner';
import { conflict, forbidden, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { User } from '@backend/store/entities/access/user.entity';
import { lockUsers } from '@backend/store/queries/accounts/user-queries';
import { MESSAGES } from '@schema/messages';
import { accountSnapshot } from './account-words';

const operation = 'deleteUser';

/**
 * Deletes an account with its sessions and tokens; its records stay, and the change history keeps
 * its name. Throws CONFLICT for the caller's own account (requirements.md, U5) and for the last
 * active user who manages users; FORBIDDEN for the owner, and to a token for an account it may
 * not write; NOT_FOUND.
 */
export async function deleteUser(ctx: SignedInContext, id: number): Promise<boolean> {
  const { user, now: at, apiTokenId } = ctx;
  if (id === user.id) throw conflict(MESSAGES.users.ownAccount);
  await ctx.store.write(ctx.em, async (em) => {
    const accounts = await lockUsers(em);
    const before = accounts.find((account) => account.id === id);
    if (!before) throw notFound(MESSAGES.users.notFound);
    assertWritableBy({ user, byToken: apiTokenId !== null }, { before, permissions: null });
    if (isOthersOwner(before, user.id)) throw forbidden(MESSAGES.users.ownerKept);
    if (!managerRemains(accounts, { id, after: null })) throw conflict(MESSAGES.users.lastManager);
    await em.nativeDelete(User, { id });
    const entry = { at, user, operation, entity: 'User', entityId: id };
    recordChange(em, { ...entry, before: accountSnapshot(before) });
  });
  ctx.announce(operation);
  return true;
}
