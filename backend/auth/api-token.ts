import { randomBytes } from 'node:crypto';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import type { Em } from '@backend/store/open-store';
import {
  type LiveApiToken,
  loadLiveApiToken,
} from '@backend/store/queries/accounts/api-token-queries';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subHours } from 'date-fns/subHours';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { tokenHash } from './session';

const TOKEN_BYTES = 32;
/** Identifies the product to scanners that look for leaked tokens in published code. */
const PREFIX = 'avp_';
/** The prefix and 32 random bytes in base64url. */
const TOKEN = /^avp_[\w-]{43}$/;
/** Limits updates of `lastUsedAt`, so that most reads write nothing. */
const TOUCH_EVERY_MS = 60_000;
/** Retention of a revoked token in days: it is not shown, and the history names who revoked it. */
const REVOKED_DAYS = 30;

/** A new token of 256 random bits; only the hash is stored. */
export function newApiToken(): { readonly token: string; readonly hash: string } {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** The unrevoked token with this text and its owner, read from the database; null: none. */
export function findApiToken(em: Em, token: string): Promise<LiveApiToken | null> {
  return TOKEN.test(token) ? loadLiveApiToken(em, tokenHash(token)) : Promise.resolve(null);
}

/** The expiry instant itself counts as expired. */
export function isExpired({ expiresAt }: Pick<LiveApiToken, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Whether the stored last use is older than TOUCH_EVERY_MS, or in the future (clock set back). */
export function wantsTokenTouch(token: LiveApiToken, now: Date): boolean {
  return token.lastUsedAt === null || Math.abs(+now - +token.lastUsedAt) >= TOUCH_EVERY_MS;
}

/** Stores the use, unless another request within the same minute has. */
export async function touchApiToken(em: Em, token: LiveApiToken, now: Date): Promise<void> {
  const before = subMilliseconds(now, TOUCH_EVERY_MS);
  const after = addMilliseconds(now, TOUCH_EVERY_MS);
  const $or = [
    { lastUsedAt: null },
    { lastUsedAt: { $lte: before } },
    { lastUsedAt: { $gte: after } },
  ];
  await em.nativeUpdate(ApiToken, { id: token.id, $or }, { lastUsedAt: now });
}

/** Deletes tokens revoked longer than REVOKED_DAYS ago; returns their number. */
export function forgetRevokedTokens(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(ApiToken, { revokedAt: { $lt: subHours(now, 24 * REVOKED_DAYS) } });
}
