import { hashPassword } from '@backend/auth/password';
import { revokeAccess } from '@backend/auth/revoke-access';
import { assertWritableBy } from '@backend/domain/accounts/account-access';
import { managerRemains } from '@backend/domain/accounts/last-manager';
import { isOthersOwner } from '@backend/domain/accounts/owner';
import { conflict, forbidden, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { User } from '@backend/store/entities/access/user.entity';
import type { Em } from '@backend/store/open-store';
import { loadUser, lockUsers, type UserRecord } from '@backend/store/queries/accounts/user-queries';
import { knownPermissions } from '@schema/forms/people/permission-fields';
import { userUpdatePayload } from '@schema/forms/people/user';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import { acceptedPassword, accountSnapshot, refuseTakenLogin } from './account-words';
import type { UpdateUserInput } from './users.types';

const operation = 'updateUser';

/** Validated input of an edit; absent fields stay. */
interface AccountEdit {
  readonly login: string;
  readonly permissions: UserRecord['permissions'] | null;
  readonly isActive: boolean | null;
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  readonly version: number | null;
}

async function accepted(input: UpdateUserInput, ctx: SignedInContext): Promise<AccountEdit> {
  assertValid(userUpdatePayload, input);
  const { permissions, isActive, password, version } = input;
  return {
    login: cleanName(input.login ?? ''),
    permissions: permissions ? knownPermissions(permissions) : null,
    isActive: isActive ?? null,
    passwordHash: password ? await hashPassword(acceptedPassword(password, ctx.config)) : null,
    mustChangePassword: input.mustChangePassword ?? false,
    version: version ?? null,
  };
}

/**
 * Updates an account (requirements.md, U4, P44). Permissions apply from its next request. A new
 * password or disabling ends its sessions and revokes its tokens; a user who changes their own
 * password gets a new session. Throws VALIDATION_FAILED with form messages; NOT_FOUND; CONFLICT for
 * a duplicate login and for the last active user who manages users; FORBIDDEN for the owner's login
 * and password to anyone else, and to a token for an account it may not write; STALE with `current`.
 */
export async function updateUser(
  ctx: SignedInContext,
  id: number,
  input: UpdateUserInput,
): Promise<UserRecord> {
  const edit = await accepted(input, ctx);
  const saved = await refuseTakenLogin(() =>
    ctx.store.write(ctx.em, (em) => change(em, id, edit, ctx)),
  );
  ctx.announce(operation);
  const isOwn = id === ctx.user.id && ctx.sessionId !== null;
  if (isOwn && edit.passwordHash && saved.isActive) await ctx.session.signIn(saved, false);
  return saved;
}

async function change(
  em: Em,
  id: number,
  edit: AccountEdit,
  { user, now, apiTokenId }: SignedInContext,
): Promise<UserRecord> {
  const accounts = await lockUsers(em);
  const before = accounts.find((account) => account.id === id);
  if (!before) throw notFound(MESSAGES.users.notFound);
  const permissions = [...(edit.permissions ?? before.permissions)];
  assertWritableBy({ user, byToken: apiTokenId !== null }, { before, permissions });
  refuseStale(before, edit.version);
  const isOpenedAnew = edit.passwordHash !== null || edit.login !== before.login;
  if (isOpenedAnew && isOthersOwner(before, user.id)) throw forbidden(MESSAGES.users.ownerOnly);
  const isActive = edit.isActive ?? before.isActive;
  if (!managerRemains(accounts, { id, after: { isActive, permissions } })) {
    throw conflict(MESSAGES.users.lastManager);
  }
  const row = await em.findOneOrFail(User, id, { refresh: true });
  const { login, passwordHash } = edit;
  // Who sets the own password knows it: nothing is left to change.
  const mustChangePassword = edit.mustChangePassword && id !== user.id;
  em.assign(row, {
    ...{ login, isActive, permissions },
    ...(passwordHash && { passwordHash, mustChangePassword }),
  });
  await em.flush();
  const isShut = passwordHash !== null || !isActive;
  const tokensRevoked = isShut ? await revokeAccess(em, id, now) : 0;
  const after = (await loadUser(em, id)) ?? before;
  if (after.version !== before.version) {
    const entry = { at: now, user, operation, entity: 'User', entityId: id };
    recordChange(em, {
      ...entry,
      before: accountSnapshot(before),
      after: {
        ...accountSnapshot(after),
        ...(passwordHash && { passwordChanged: true }),
        ...(tokensRevoked > 0 && { tokensRevoked }),
      },
    });
  }
  return after;
}
