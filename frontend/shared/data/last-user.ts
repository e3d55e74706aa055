import { readStored, writeStored } from '../lib/device/storage';

const KEY = 'last-user';

/**
 * ID of the user who signed in last on this device, in any tab; null after the end of the session.
 */
export function lastUser(): number | null {
  const text = readStored(KEY) ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

export function keepLastUser(userId: number | null): void {
  writeStored(KEY, userId === null ? null : String(userId));
  // Key written by releases up to 26.11.2026.
  writeStored('known-visit', null);
}
