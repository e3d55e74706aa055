import { readStored, writeStored } from '../lib/device/storage';

const KEY = 'last-user';

/** The id of whoever signed in last on this device, in any tab; null after the session has ended. */
export function lastUser(): number | null {
  const text = readStored(KEY) ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

export function keepLastUser(userId: number | null): void {
  writeStored(KEY, userId === null ? null : String(userId));
  // Written by the release of 26.11.2026 and before it.
  writeStored('known-visit', null);
}
