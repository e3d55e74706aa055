import { readStored, writeStored } from '@frontend/shared/lib/device/storage';

/** What the device keeps for the next sign-in (requirements.md, A18). */
export interface RememberedLogin {
  readonly login: string;
  readonly password: string;
}

/** The one key (requirements.md, A18). */
const KEY = 'rememberedLogin';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null when nothing is kept, or what is kept cannot be read; the latter is only logged. */
export function rememberedLogin(): RememberedLogin | null {
  const kept = readStored(KEY);
  if (kept === null) return null;
  try {
    const { login, password } = JSON.parse(kept) as Partial<RememberedLogin>;
    return isText(login) && isText(password) ? { login, password } : null;
  } catch (error) {
    console.warn('Remembered login could not be read', error);
    return null;
  }
}

/** Keeps the credentials after a successful sign-in; null (the box was unticked) erases them. */
export function rememberLogin(credentials: RememberedLogin | null): void {
  writeStored(KEY, credentials && JSON.stringify(credentials));
}
