import { Gate } from '@backend/bounds/gate';
import { full } from '@backend/bounds/refusals';
import { hash, verify } from '@node-rs/argon2';
import { MESSAGES } from '@schema/messages';

/** argon2id as OWASP advises for a shared machine: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Longer secrets are hashed by nobody: they only keep the processor busy. Characters. */
const MAX_PASSWORD_LENGTH = 1024;

/** One password typed on two systems is one string: a Cyrillic «й» may arrive as two code points. */
const canonical = (password: string) => password.normalize('NFC');

/**
 * Each takes 19 MiB and a thread of four for tens of milliseconds: two leave threads to files and
 * pictures. Decided here.
 */
const AT_ONCE = 2;
/** The last in line waits for about a second. */
const WAITING = 60;
const SOON_MS = 2000;

const gate = new Gate({
  atOnce: AT_ONCE,
  waiting: WAITING,
  refusal: () => full(MESSAGES.limits.passwordChecks, SOON_MS),
});

/**
 * The string to keep for a password; carries its own salt and cost. Refuses UNAVAILABLE when too many wait,
 * as `verifyPassword` does.
 */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(canonical(password), COST));
}

let nobody: Promise<string> | undefined;

/**
 * Is this the password of the account? For an unknown login (null) it takes the same time and is
 * never true, so that nobody learns which logins exist.
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

/** Does the first sign-in's extra work at start instead: the hash for unknown logins. */
export async function warmPasswords(): Promise<void> {
  nobody ??= hashPassword('nobody signs in with this');
  await nobody;
}
