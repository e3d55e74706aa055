import { tooManyAttempts } from '@backend/auth/login-throttle';
import { verifyPassword } from '@backend/auth/password';
import { forbidden, unauthenticated, validationFailed } from '@backend/domain/refusal';
import type { RequestContext, SessionUser } from '@backend/operation/context';
import { loginKeyOf, User } from '@backend/store/entities/access/user.entity';
import { fieldErrors } from '@schema/forms/fields/problems';
import { type LoginValues, loginPayload, toLoginPayload } from '@schema/forms/people/login';
import { MESSAGES } from '@schema/messages';
import { isPermission } from '@schema/permissions';

/**
 * Opens a session. Login and password are trimmed and required (requirements.md, A17):
 * VALIDATION_FAILED. Throws UNAUTHENTICATED for a wrong login or password, in constant time;
 * FORBIDDEN for a disabled account, only after the right password; TOO_MANY_REQUESTS with
 * `retryAfterSeconds`.
 */
export async function login(ctx: RequestContext, input: LoginValues): Promise<SessionUser> {
  const values = toLoginPayload(input);
  const faults = fieldErrors(loginPayload, values);
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  const { password } = values;

  const loginKey = loginKeyOf(values.login);
  const user = await ctx.em.findOne(User, { loginKey });
  const origin = { address: ctx.ip, device: await ctx.session.knownDevice(loginKey) };
  const checked = await ctx.loginThrottle.check(loginKey, origin, () =>
    verifyPassword(user?.passwordHash ?? null, password),
  );
  if (checked.outcome === 'wait') {
    ctx.log.warn({ event: 'sign-in throttled', userId: user?.id }, 'sign-in throttled');
    throw tooManyAttempts(checked.retryAfterSeconds);
  }
  if (checked.outcome === 'wrong' || !user) {
    ctx.log.warn({ event: 'sign-in refused', userId: user?.id }, 'sign-in refused');
    throw unauthenticated(MESSAGES.auth.wrongCredentials);
  }
  if (!user.isActive) {
    ctx.log.warn({ event: 'sign-in disabled', userId: user.id }, 'sign-in to a disabled account');
    throw forbidden(MESSAGES.auth.accountDisabled);
  }

  await ctx.session.signIn(user, input.remember);
  ctx.log.info({ event: 'sign-in', userId: user.id }, 'signed in');
  const { id, mustChangePassword, partner } = user;
  const permissions = user.permissions.filter(isPermission);
  const partnerId = partner?.id ?? null;
  return { id, login: user.login, permissions, partnerId, mustChangePassword };
}
