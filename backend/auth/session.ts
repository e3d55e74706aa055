import { createHash, randomBytes } from 'node:crypto';
import { Session } from '@backend/store/entities/access/session.entity';
import type { Em } from '@backend/store/open-store';
import { type LiveSession, loadLiveSession } from '@backend/store/queries/accounts/session-queries';
import { lockUser } from '@backend/store/queries/accounts/user-queries';
import { addHours } from 'date-fns/addHours';

const TOKEN_BYTES = 32;
/** Limits updates of `lastSeenAt`, so that most reads write nothing. */
const TOUCH_EVERY_MS = 60_000;
const MAX_USER_AGENT_LENGTH = 200;
/** Maximum sessions of one user: a dozen devices with a new sign-in every day for some days. */
const MAX_PER_USER = 50;

/** SHA-256 in hex, as stored. A token has 256 random bits, so no salt is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The live session of a token, or null. Read at each request, so that changes by an administrator
 * apply from the next one.
 */
export function findSession(em: Em, token: string, now: Date): Promise<LiveSession | null> {
  return loadLiveSession(em, tokenHash(token), now);
}

/**
 * Whether the session was last extended longer than TOUCH_EVERY_MS ago, or by a clock that was ahead.
 */
export function wantsTouch(session: LiveSession, now: Date): boolean {
  return Math.abs(+now - +session.lastSeenAt) >= TOUCH_EVERY_MS;
}

/** Extends a used session. */
export async function touchSession(
  em: Em,
  session: LiveSession,
  options: { now: Date; sessionDays: number },
): Promise<void> {
  const { now, sessionDays } = options;
  const expiresAt = addHours(now, 24 * sessionDays);
  await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: now, expiresAt });
}

/** User with a verified password, and the account's version at verification. */
export interface ProvenUser {
  readonly id: number;
  readonly version: number;
}

/**
 * Creates a session and returns its token; only the hash is stored. Null when the account was
 * changed, disabled or removed since its password was verified: a password change ends existing
 * sessions, and no new one may appear after it. Beyond MAX_PER_USER the least recently used
 * sessions end.
 */
export async function createSession(
  em: Em,
  options: { user: ProvenUser; now: Date; sessionDays: number; userAgent: string | null },
): Promise<string | null> {
  const { user, now, sessionDays, userAgent } = options;
  const account = await lockUser(em, user.id);
  if (!account?.isActive || account.version !== user.version) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await em.insert(Session, {
    tokenHash: tokenHash(token),
    user: user.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addHours(now, 24 * sessionDays),
    userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  });
  await endUnused(em, user.id, tokenHash(token));
  return token;
}

async function endUnused(em: Em, user: number, newest: string): Promise<void> {
  const beyond = await em.find(
    Session,
    { user, tokenHash: { $ne: newest } },
    {
      fields: ['id'],
      orderBy: { lastSeenAt: 'desc', id: 'desc' },
      offset: MAX_PER_USER - 1,
      limit: 1000,
    },
  );
  if (beyond.length > 0)
    await em.nativeDelete(Session, { id: { $in: beyond.map(({ id }) => id) } });
}

/** Deletes expired sessions; returns their number. */
export function forgetExpiredSessions(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(Session, { expiresAt: { $lte: now } });
}

/** Ends the session of a token; ignores an unknown token. */
export async function deleteSession(em: Em, token: string): Promise<void> {
  await em.nativeDelete(Session, { tokenHash: tokenHash(token) });
}

/** Ends the sessions of a user, except the given one; returns their number. */
export function endUserSessions(
  em: Em,
  userId: number,
  sparedId: number | null = null,
): Promise<number> {
  const spared = sparedId === null ? {} : { id: { $ne: sparedId } };
  return em.nativeDelete(Session, { user: userId, ...spared });
}
