import { recordChange } from '@backend/store/change-log';
import { loginKeyOf, User } from '@backend/store/entities/access/user.entity';
import { draftFor } from '@backend/store/notices/notice-drafts';
import type { Store } from '@backend/store/open-store';
import { oneTimePassword } from './one-time-password';
import { hashPassword } from './password';
import { revokeAccess } from './revoke-access';

/**
 * Sets a one-time password of an account, activates it, ends its sessions and revokes its tokens.
 * Null for an unknown login.
 */
export async function resetPassword(
  store: Store,
  login: string,
  now: Date,
): Promise<string | null> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  const outer = store.fork();
  // This process has no feed: a running server announces the draft.
  if (store.engine === 'postgres') draftFor(outer);
  return store.write(outer, async (em) => {
    const user = await em.findOne(User, { loginKey: loginKeyOf(login) });
    if (!user) return null;
    const { id, isActive } = user;
    em.assign(user, { passwordHash, isActive: true, mustChangePassword: true });
    const tokensRevoked = await revokeAccess(em, id, now);
    recordChange(em, {
      at: now,
      user: null,
      operation: 'resetPassword',
      entity: 'User',
      entityId: id,
      before: { isActive },
      after: { isActive: true, mustChangePassword: true, passwordChanged: true, tokensRevoked },
    });
    return password;
  });
}
