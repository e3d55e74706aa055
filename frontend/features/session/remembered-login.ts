import { readStored, writeStored } from '@frontend/shared/lib/device/storage';

/** Credentials stored on the device for the next sign-in (requirements.md, A18). */
interface RememberedLogin {
  readonly login: string;
  readonly password: string;
}

/** Storage key (requirements.md, A18). */
const KEY = 'rememberedLogin';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null when none is stored or the value is unreadable; the latter is logged. */
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

/** Stores the credentials after a successful sign-in; null (unticked box) clears them. */
export function rememberLogin(credentials: RememberedLogin | null): void {
  writeStored(KEY, credentials && JSON.stringify(credentials));
}
