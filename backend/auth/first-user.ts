import { randomBytes } from 'node:crypto';
import { User } from '@backend/store/entities/user.entity';
import type { Store } from '@backend/store/open-store';
import { PERMISSIONS } from '@schema/permissions';
import { hashPassword, verifyPassword } from './password';

/** Login → password of every demonstration: printed on its screen, so nobody may use them for real. */
export const DEMO_PASSWORDS = {
  admin: 'demo-admin',
  manager: 'demo-manager',
  partner: 'demo-partner',
} as const;

/** Is this a password that every demonstration prints? */
export function isDemoPassword(password: string): boolean {
  return Object.values<string>(DEMO_PASSWORDS).includes(password);
}

/** 16 random bytes: longer than anyone would guess, short enough to type once. */
const ONE_TIME_PASSWORD_BYTES = 16;

export interface FirstUser {
  readonly login: string;
  /** Made up here and told nobody else; null when the settings gave one. */
  readonly oneTimePassword: string | null;
}

/**
 * Lets somebody in: in a database without users makes one with every permission. Answers null when
 * there was somebody already, whose password then stays as it is.
 */
export async function ensureFirstUser(
  store: Store,
  options: { login: string; password?: string; now: Date },
): Promise<FirstUser | null> {
  if ((await store.fork().count(User)) > 0) return null;
  const oneTimePassword = options.password
    ? null
    : randomBytes(ONE_TIME_PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(options.password ?? oneTimePassword ?? '');
  const { login, now } = options;
  return store.write(store.fork(), async (em) => {
    if ((await em.count(User)) > 0) return null;
    em.create(User, {
      login,
      passwordHash,
      permissions: [...PERMISSIONS],
      isActive: true,
      createdAt: now,
    });
    await em.flush();
    return { login, oneTimePassword };
  });
}

/** Logins that still open with their demonstration password; production does not start with any. */
export async function demoAccounts(store: Store): Promise<string[]> {
  const passwords = new Map<string, string>(Object.entries(DEMO_PASSWORDS));
  const users = await store.fork().find(User, { loginKey: { $in: [...passwords.keys()] } });
  const open = await Promise.all(
    users.map(async ({ loginKey, passwordHash }) => {
      const matches = await verifyPassword(passwordHash, passwords.get(loginKey) ?? '');
      return matches ? [loginKey] : [];
    }),
  );
  return open.flat();
}
