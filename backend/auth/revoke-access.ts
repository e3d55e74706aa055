import type { Em } from '@backend/store/open-store';
import { revokeTokensOf } from '@backend/store/queries/accounts/api-token-queries';
import { forgetDevices } from './known-device';
import { endUserSessions } from './session';

/**
 * Revokes all access to the account besides its password: sessions, known devices and tokens.
 * Returns the number of revoked tokens.
 */
export async function revokeAccess(em: Em, userId: number, now: Date): Promise<number> {
  await endUserSessions(em, userId);
  await forgetDevices(em, userId);
  return revokeTokensOf(em, userId, now);
}
