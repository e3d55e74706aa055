import { User } from '@backend/store/entities/access/user.entity';
import type { Store } from '@backend/store/open-store';
import { PERMISSIONS } from '@schema/permissions';
import { oneTimePassword } from './one-time-password';
import { hashPassword, verifyPassword } from './password';

/** Login → password of the demonstration accounts: public, so refused in production. */
export const DEMO_PASSWORDS = {
  admin: 'demo-admin',
  manager: 'demo-manager',
  partner: 'demo-partner',
} as const;

/** Whether this is a password shown by the demonstration. */
export function isDemoPassword(password: string): boolean {
  return Object.values<string>(DEMO_PASSWORDS).includes(password);
}

interface FirstUser {
  readonly login: string;
  /** Generated here and stored nowhere in plain text; null when the settings gave one. */
  readonly oneTimePassword: string | null;
}

/**
 * Creates a user with every permission in a database without users. Null when there are users
 * already; their passwords stay unchanged.
 */
export async function ensureFirstUser(
  store: Store,
  options: { login: string; password?: string; now: Date },
): Promise<FirstUser | null> {
  if ((await store.fork().count(User)) > 0) return null;
  const generated = options.password ? null : oneTimePassword();
  const passwordHash = await hashPassword(options.password ?? generated ?? '');
  const { login, now } = options;
  return store.write(store.fork(), async (em) => {
    if ((await em.count(User)) > 0) return null;
    em.create(User, {
      login,
      passwordHash,
      permissions: [...PERMISSIONS],
      isActive: true,
      mustChangePassword: generated !== null,
      createdAt: now,
    });
    await em.flush();
    return { login, oneTimePassword: generated };
  });
}

/** Logins that still have their demonstration password; production refuses to start with any. */
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
