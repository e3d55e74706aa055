import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { managerRemains } from '@backend/domain/accounts/last-manager';
import { isOthersOwner } from '@backend/domain/accounts/owner';
import { conflict, forbidden, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { User } from '@backend/store/entities/access/user.entity';
import { lockUsers } from '@backend/store/queries/accounts/user-queries';
import { MESSAGES } from '@schema/messages';
import { accountSnapshot } from './account-words';

/**
 * Deletes an account with its sessions and tokens; its records stay, and the change history keeps
 * its name. Throws CONFLICT for the caller's own account (requirements.md, U5) and for the last
 * active user who manages users; FORBIDDEN for the owner, and to a token for an account it may
 * not write; NOT_FOUND.
 */
export const deleteUser = command<{ readonly id: number }>()({
  name: 'deleteUser',
  access: anyOf('manage_users'),
  form: null,
  accept({ id }, { user }) {
    if (id === user.id) throw conflict(MESSAGES.users.ownAccount);
    return { id };
  },
  sameAs: 'not repeatable',
  async lock({ em, ctx: { user, apiTokenId } }, { id }) {
    const accounts = await lockUsers(em);
    const before = accounts.find((account) => account.id === id);
    if (!before) throw notFound(MESSAGES.users.notFound);
    assertWritableBy({ user, byToken: apiTokenId !== null }, { before, permissions: null });
    return { accounts, before };
  },
  async run({ em, ctx, record }, { id }, { accounts, before }) {
    if (isOthersOwner(before, ctx.user.id)) throw forbidden(MESSAGES.users.ownerKept);
    if (!managerRemains(accounts, { id, after: null })) throw conflict(MESSAGES.users.lastManager);
    await em.nativeDelete(User, { id });
    const line = { entity: 'User', entityId: id, before: accountSnapshot(before) };
    return { answer: true, history: [record(line)], cars: [] };
  },
});
