import { Gate } from '@backend/bounds/gate';
import { full } from '@backend/bounds/refusals';
import { hash, verify } from '@node-rs/argon2';
import { MESSAGES } from '@schema/messages';

/** argon2id as OWASP recommends for a shared machine: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer passwords are rejected unhashed: hashing them only costs CPU. Characters. */
const MAX_PASSWORD_LENGTH = 1024;

/** Passwords typed on different systems compare equal: a Cyrillic «й» may be two code points. */
const canonical = (password: string) => password.normalize('NFC');

/**
 * Each hash takes 19 MiB and one of four pool threads for tens of milliseconds: two leave threads
 * for files and images. Not set by requirements.md.
 */
const AT_ONCE = 2;
/** The last in the queue waits for about a second. */
const WAITING = 60;
const SOON_MS = 2000;

const gate = new Gate({
  atOnce: AT_ONCE,
  waiting: WAITING,
  refusal: () => full(MESSAGES.limits.passwordChecks, SOON_MS),
});

/**
 * The string to store for a password, including salt and cost. Refuses UNAVAILABLE when the queue
 * is full, like `verifyPassword`.
 */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(canonical(password), COST));
}

let nobody: Promise<string> | undefined;

/**
 * Whether this is the account's password. For an unknown login (null) it takes the same time and is
 * always false, so that logins cannot be enumerated.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('nobody signs in with this');
  const known = passwordHash ?? (await nobody);
  const tried = canonical(password.slice(0, MAX_PASSWORD_LENGTH));
  const matches = await gate.run(() => verify(known, tried));
  return matches && passwordHash !== null && password.length <= MAX_PASSWORD_LENGTH;
}

/** Computes the hash for unknown logins at startup instead of at the first sign-in. */
export async function warmPasswords(): Promise<void> {
  nobody ??= hashPassword('nobody signs in with this');
  await nobody;
}
