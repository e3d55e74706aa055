import { tooManyAttempts } from '@backend/auth/login-throttle';
import { hashPassword, verifyPassword } from '@backend/auth/password';
import { revokeAccess } from '@backend/auth/revoke-access';
import { forbidden, stale, unauthenticated, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { loginKeyOf, User } from '@backend/store/entities/access/user.entity';
import type { Em } from '@backend/store/open-store';
import { lockUser, type UserRecord } from '@backend/store/queries/accounts/user-queries';
import { ownPasswordPayload } from '@schema/forms/people/own-password';
import { MESSAGES } from '@schema/messages';
import { acceptedPassword } from './account-words';

const operation = 'changeOwnPassword';

interface OwnPassword {
  readonly current: string;
  readonly next: string;
  readonly remember: boolean;
}

/**
 * Sets the caller's own password: ends the other sessions and the tokens of the account and renews
 * this session. Wrong current passwords count with those of the sign-in. Throws FORBIDDEN to a
 * token; VALIDATION_FAILED with form messages and for a wrong current password; TOO_MANY_REQUESTS;
 * STALE when the account was changed meanwhile.
 */
export async function changeOwnPassword(
  ctx: SignedInContext,
  input: OwnPassword,
): Promise<boolean> {
  if (ctx.apiTokenId !== null) throw forbidden(MESSAGES.auth.passwordBySession);
  assertValid(ownPasswordPayload, input);
  const before = await provenUser(ctx, input.current.trim());
  const passwordHash = await hashPassword(acceptedPassword(input.next, ctx.config, 'next'));
  const saved = await ctx.store.write(ctx.em, (em) => change(em, { before, passwordHash }, ctx));
  ctx.announce(operation);
  await ctx.session.signIn(saved, input.remember);
  return true;
}

/** The account with its version at the time its password was checked. */
async function provenUser(ctx: SignedInContext, current: string): Promise<User> {
  const user = await ctx.em.findOne(User, ctx.user.id, { refresh: true });
  if (!user) throw unauthenticated();
  const loginKey = loginKeyOf(user.login);
  const origin = { address: ctx.ip, device: await ctx.session.knownDevice(loginKey) };
  const checked = await ctx.loginThrottle.check(loginKey, origin, () =>
    verifyPassword(user.passwordHash, current),
  );
  if (checked.outcome === 'wait') throw tooManyAttempts(checked.retryAfterSeconds);
  if (checked.outcome === 'wrong') {
    throw validationFailed({ current: MESSAGES.auth.currentPasswordWrong });
  }
  return user;
}

async function change(
  em: Em,
  { before, passwordHash }: { readonly before: User; readonly passwordHash: string },
  { user, now }: SignedInContext,
): Promise<UserRecord> {
  const { id, version, mustChangePassword } = before;
  if ((await lockUser(em, id))?.version !== version) throw stale();
  const row = await em.findOneOrFail(User, id, { refresh: true });
  em.assign(row, { passwordHash, mustChangePassword: false });
  await em.flush();
  const tokensRevoked = await revokeAccess(em, id, now);
  recordChange(em, {
    at: now,
    user,
    operation,
    entity: 'User',
    entityId: id,
    before: { mustChangePassword },
    after: {
      mustChangePassword: false,
      passwordChanged: true,
      ...(tokensRevoked > 0 && { tokensRevoked }),
    },
  });
  const after = await lockUser(em, id);
  if (!after) throw unauthenticated();
  return after;
}
