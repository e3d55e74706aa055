import { randomBytes } from 'node:crypto';
import { ApiToken } from '@backend/store/entities/api-token.entity';
import type { Em } from '@backend/store/open-store';
import {
  type LiveApiToken,
  loadLiveApiToken,
} from '@backend/store/queries/accounts/api-token-queries';
import { tokenHash } from './session';

const TOKEN_BYTES = 32;
/** Names the product, so that a scanner of published code knows a leaked one. */
const PREFIX = 'avp_';
/** The prefix and 32 random bytes in base64url. */
const TOKEN = /^avp_[\w-]{43}$/;
/** `lastUsedAt` moves at most this often, so that reading stays reading. */
const TOUCH_EVERY_MS = 60_000;

/** A fresh token of 256 random bits; the table keeps its hash alone. */
export function newApiToken(): { readonly token: string; readonly hash: string } {
  const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}

/** The token of this text that was not revoked, with its owner as the database knows them now; null: none. */
export function findApiToken(em: Em, token: string): Promise<LiveApiToken | null> {
  return TOKEN.test(token) ? loadLiveApiToken(em, tokenHash(token)) : Promise.resolve(null);
}

/** That instant itself is past the end. */
export function isExpired({ expiresAt }: Pick<LiveApiToken, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Was its last use noted so long ago that it is time again? */
export function wantsTokenTouch(token: LiveApiToken, now: Date): boolean {
  return token.lastUsedAt === null || +now - +token.lastUsedAt >= TOUCH_EVERY_MS;
}

/** Notes the use, unless another request of the same minute has. */
export async function touchApiToken(em: Em, token: LiveApiToken, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_EVERY_MS);
  const $or = [{ lastUsedAt: null }, { lastUsedAt: { $lte: before } }];
  await em.nativeUpdate(ApiToken, { id: token.id, $or }, { lastUsedAt: now });
}
