import { hashPassword } from '@backend/auth/password';
import { revokeAccess } from '@backend/auth/revoke-access';
import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { managerRemains } from '@backend/domain/accounts/last-manager';
import { isOthersOwner } from '@backend/domain/accounts/owner';
import { assertPartnerAccount } from '@backend/domain/accounts/partner-account';
import { conflict, forbidden, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { User } from '@backend/store/entities/access/user.entity';
import { loadUser, lockUsers, type UserRecord } from '@backend/store/queries/accounts/user-queries';
import { loadPartners } from '@backend/store/queries/fleet/partner-queries';
import { knownPermissions } from '@schema/forms/people/permission-fields';
import { userUpdatePayload } from '@schema/forms/people/user';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import { acceptedPassword, accountSnapshot, refuseTakenLogin } from './account-words';
import type { UpdateUserInput } from './users.types';

type AccountEdit = UpdateUserInput & { readonly id: number };

/**
 * Updates an account (requirements.md, U4, P44); absent fields stay. Permissions apply from its next
 * request. A new password or disabling ends its sessions and revokes its tokens. Throws
 * VALIDATION_FAILED with form messages; NOT_FOUND; CONFLICT for a duplicate login and for the last
 * active user who manages users; FORBIDDEN for the owner's login and password to anyone else, and to
 * a token for an account it may not write; STALE with `current`.
 */
export const updateUser = command<AccountEdit>()({
  name: 'updateUser',
  access: anyOf('manage_users'),
  form: userUpdatePayload,
  async accept(input, { config }) {
    const { id, permissions, password } = input;
    return {
      id,
      login: cleanName(input.login ?? ''),
      permissions: permissions ? knownPermissions(permissions) : null,
      partnerId: input.partnerId,
      isActive: input.isActive ?? null,
      passwordHash: password ? await hashPassword(acceptedPassword(password, config)) : null,
      mustChangePassword: input.mustChangePassword ?? false,
      version: input.version ?? null,
    };
  },
  sameAs: 'not repeatable',
  async lock({ em, ctx: { user, apiTokenId } }, { id, permissions: given, version }) {
    const accounts = await lockUsers(em);
    const before = accounts.find((account) => account.id === id);
    if (!before) throw notFound(MESSAGES.users.notFound);
    const permissions = [...(given ?? before.permissions)];
    assertWritableBy({ user, byToken: apiTokenId !== null }, { before, permissions });
    refuseStale(before, version);
    return { accounts, before, permissions };
  },
  async run({ em, ctx, record }, edit, { accounts, before, permissions }) {
    const { user, now } = ctx;
    const { id, login, passwordHash } = edit;
    const partnerId = edit.partnerId === undefined ? before.partnerId : edit.partnerId;
    assertPartnerAccount({ partnerId, permissions }, await loadPartners(em));
    const isOpenedAnew = passwordHash !== null || login !== before.login;
    if (isOpenedAnew && isOthersOwner(before, user.id)) throw forbidden(MESSAGES.users.ownerOnly);
    const isActive = edit.isActive ?? before.isActive;
    if (!managerRemains(accounts, { id, after: { isActive, permissions } })) {
      throw conflict(MESSAGES.users.lastManager);
    }
    const row = await em.findOneOrFail(User, id, { refresh: true });
    // A user who sets their own password knows it, so it is not a one-time one.
    const mustChangePassword = edit.mustChangePassword && id !== user.id;
    em.assign(row, {
      login,
      isActive,
      permissions,
      partner: partnerId,
      ...(passwordHash && { passwordHash, mustChangePassword }),
    });
    await em.flush();
    const isShut = passwordHash !== null || !isActive;
    const tokensRevoked = isShut ? await revokeAccess(em, id, now) : 0;
    const answer = (await loadUser(em, id)) ?? before;
    if (answer.version === before.version && tokensRevoked === 0) {
      return { answer, unchanged: true };
    }
    const after = {
      ...accountSnapshot(answer),
      ...(passwordHash && { passwordChanged: true }),
      ...(tokensRevoked > 0 && { tokensRevoked }),
    };
    const line = { entity: 'User', entityId: id, before: accountSnapshot(before), after };
    return { answer, history: [record(line)], cars: [] };
  },
  around: (_, write) => refuseTakenLogin(write),
});

/** Opens a new session for a user who has changed their own password: the old one has ended. */
export async function renewOwnSession(
  ctx: SignedInContext,
  saved: UserRecord,
  { password }: UpdateUserInput,
): Promise<void> {
  const isOwn = saved.id === ctx.user.id && ctx.sessionId !== null;
  if (isOwn && password && saved.isActive) await ctx.session.signIn(saved, false);
}
