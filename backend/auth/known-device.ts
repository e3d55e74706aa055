import { randomBytes } from 'node:crypto';
import { KnownDevice } from '@backend/store/entities/access/known-device.entity';
import type { Em } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { subHours } from 'date-fns/subHours';
import { REMEMBERED_DAYS } from './cookie';
import { tokenHash } from './session';

/*
 * Device cookies (OWASP, Slow Down Online Guessing Attacks with Device Cookies): attempts from a
 * browser that has signed in to an account before are counted separately, so that unknown devices
 * cannot lock its user out.
 */

const TOKEN_BYTES = 32;
/** Known devices of one account. */
const MAX_PER_USER = 20;

/**
 * The hash of the device's token when it has signed in to the account with this login before; else
 * null. Always one statement, so that an unknown login takes the same time.
 */
export async function knownDevice(
  em: Em,
  token: string | null,
  loginKey: string,
): Promise<string | null> {
  const hash = tokenHash(token ?? '');
  const rows = await raw(
    em,
    `select d.id from known_devices d join users u on u.id = d.user_id
     where d.token_hash = ? and u.login_key = ?`,
    [hash, loginKey],
  );
  return rows.length > 0 ? hash : null;
}

/**
 * Makes the device known to the account and returns its new token: each sign-in replaces the token,
 * also for the other accounts of the same browser. Beyond MAX_PER_USER the devices that never
 * signed in again are removed first, oldest first: a script that signs in repeatedly as a new
 * device does not displace a real one.
 */
export async function rememberDevice(
  em: Em,
  { token, userId, now }: { token: string | null; userId: number; now: Date },
): Promise<string> {
  const fresh = randomBytes(TOKEN_BYTES).toString('base64url');
  const hash = tokenHash(fresh);
  if (token) {
    await em.nativeUpdate(KnownDevice, { tokenHash: tokenHash(token) }, { tokenHash: hash });
  }
  const here = { user: userId, tokenHash: hash };
  if ((await em.nativeUpdate(KnownDevice, here, { lastUsedAt: now })) === 0) {
    await em.insert(KnownDevice, { ...here, createdAt: now, lastUsedAt: now });
  }
  const beyond = await raw<{ id: number }>(
    em,
    `select d.id from known_devices d where d.user_id = ? and d.token_hash <> ?
     order by case when d.last_used_at > d.created_at then 0 else 1 end,
       d.last_used_at desc, d.id desc
     limit 1000 offset ${MAX_PER_USER - 1}`,
    [userId, hash],
  );
  if (beyond.length > 0) {
    await em.nativeDelete(KnownDevice, { id: { $in: beyond.map(({ id }) => id) } });
  }
  return fresh;
}

/** Removes all known devices of the account. */
export function forgetDevices(em: Em, userId: number): Promise<number> {
  return em.nativeDelete(KnownDevice, { user: userId });
}

/** Removes devices whose cookie has expired; returns their number. */
export function forgetExpiredDevices(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(KnownDevice, { lastUsedAt: { $lt: subHours(now, 24 * REMEMBERED_DAYS) } });
}
