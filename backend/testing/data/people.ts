import { sessionCookie } from '@backend/auth/cookie';
import { createSession } from '@backend/auth/session';
import type { Config } from '@backend/settings/config';
import { loginKeyOf, User } from '@backend/store/entities/access/user.entity';
import type { Store } from '@backend/store/open-store';
import { hash } from '@node-rs/argon2';
import type { Permission } from '@schema/permissions';

/** The password of every user made by `addUser`. */
export const TEST_PASSWORD = 'secret-of-tests';

/** The lowest cost the algorithm allows; it is stored in the hash. */
let cheapHash: Promise<string> | undefined;

/** Adds a user with TEST_PASSWORD; for an existing login replaces the permissions. */
export async function addUser(
  store: Store,
  user: {
    login: string;
    permissions: readonly Permission[];
    isActive?: boolean;
    mustChangePassword?: boolean;
    /** The only partner whose cars the user may read. */
    partnerId?: number;
  },
  now: Date,
): Promise<number> {
  cheapHash ??= hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const passwordHash = await cheapHash;
  const { login, isActive = true, mustChangePassword = false, partnerId } = user;
  const permissions = [...user.permissions];
  return store.write(store.fork(), async (em) => {
    const known = await em.findOne(User, { loginKey: loginKeyOf(login) });
    const row =
      known ?? em.create(User, { login, passwordHash, isActive, permissions, createdAt: now });
    em.assign(row, { permissions, isActive, mustChangePassword, partner: partnerId ?? null });
    await em.flush();
    return row.id;
  });
}

/** The Cookie header of a new session of this login. Throws without such an active user. */
export async function openSession(
  store: Store,
  login: string,
  now: Date,
  config: Config,
): Promise<string> {
  const em = store.fork();
  const user = await em.findOneOrFail(User, { loginKey: loginKeyOf(login) });
  const { sessionDays } = config;
  const token = await store.write(em, (tx) =>
    createSession(tx, { user, now, sessionDays, userAgent: 'test' }),
  );
  if (!token) throw new Error(`${login} cannot sign in`);
  const [pair = ''] = sessionCookie(token, { secure: false, remember: true }).split(';');
  return pair;
}
