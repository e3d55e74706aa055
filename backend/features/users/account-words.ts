import { isDemoPassword } from '@backend/auth/first-user';
import { conflict, validationFailed } from '@backend/domain/refusal';
import type { Config } from '@backend/settings/config';
import type { UserRecord } from '@backend/store/queries/accounts/user-queries';
import { isUniqueViolation } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';

/**
 * The password trimmed, as at sign-in. Throws VALIDATION_FAILED for a demo password outside a demo.
 */
export function acceptedPassword(
  password: string,
  { demo }: Pick<Config, 'demo'>,
  field = 'password',
): string {
  const chosen = password.trim();
  if (!demo && isDemoPassword(chosen)) {
    throw validationFailed({ [field]: MESSAGES.users.passwordKnown });
  }
  return chosen;
}

/** The history snapshot of an account. */
export function accountSnapshot(account: UserRecord) {
  const { id, login, isActive, permissions, partnerId, mustChangePassword } = account;
  return { id, login, isActive, permissions, partnerId, mustChangePassword };
}

/** Runs a save; a duplicate login, in any letter case, throws CONFLICT. */
export async function refuseTakenLogin<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_login_key_unique')) throw error;
    throw conflict(MESSAGES.users.loginTaken);
  }
}
