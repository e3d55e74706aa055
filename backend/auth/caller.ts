import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, unauthenticated } from '@backend/domain/refusal';
import type { Em, Store } from '@backend/store/open-store';
import type { LiveApiToken } from '@backend/store/queries/accounts/api-token-queries';
import type {
  LiveSession,
  SessionUserRecord,
} from '@backend/store/queries/accounts/session-queries';
import { MESSAGES } from '@schema/messages';
import type { Logger } from 'pino';
import { findApiToken, isExpired, touchApiToken, wantsTokenTouch } from './api-token';
import { bearerOf } from './bearer';
import { readSessionCookie } from './cookie';
import type { GuessThrottle } from './guess-throttle';
import { findSession, touchSession, wantsTouch } from './session';

/** The authenticated user of a request and the authentication method: session or API token. */
export interface Caller {
  /** For a token: its owner, with the permissions that both have. */
  readonly user: SessionUserRecord;
  /** Exactly one of the two is set. */
  readonly session: LiveSession | null;
  readonly apiToken: LiveApiToken | null;
}

/** The credentials of a request. */
export interface Credentials {
  /** The Cookie and Authorization headers. */
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  /** Whether the request came over HTTPS; the cookie's name depends on it. */
  readonly secure: boolean;
  /** Client address, the key for counting wrong tokens. */
  readonly address: string;
}

/** Whether the request carries credentials to verify. */
export function hasCredentials({ cookie, authorization, secure }: Credentials): boolean {
  return bearerOf(authorization) !== null || readSessionCookie(cookie, secure) !== null;
}

/**
 * The caller of a request, read each time, so that changes by an administrator apply from the next
 * request; null: anonymous. A token together with a session cookie is BAD_REQUEST. An expired token
 * is UNAUTHENTICATED with its own message; an invalid one is UNAUTHENTICATED, or TOO_MANY_REQUESTS
 * beyond the limit.
 */
export async function findCaller(
  em: Em,
  credentials: Credentials,
  { now, guesses }: { readonly now: Date; readonly guesses: GuessThrottle },
): Promise<Caller | null> {
  const cookie = readSessionCookie(credentials.cookie, credentials.secure);
  const token = bearerOf(credentials.authorization);
  if (token === null) {
    const session = cookie ? await findSession(em, cookie, now) : null;
    return session && { user: session.user, session, apiToken: null };
  }
  if (cookie) throw new Refusal('BAD_REQUEST', MESSAGES.tokens.withCookie);
  const apiToken = await findApiToken(em, token);
  if (apiToken) {
    if (isExpired(apiToken, now)) throw unauthenticated(MESSAGES.tokens.expired);
    return { user: apiToken.user, session: null, apiToken };
  }
  await guesses.countWrong('api token', credentials.address);
  throw unauthenticated(MESSAGES.tokens.invalid);
}

/** Timeout for recording the caller's last use. Milliseconds. */
const NOTE_PATIENCE_MS = 250;

/** Pending writes of the last use, so that a locked database has one waiting write per caller. */
const noting = new WeakMap<Store, Set<string>>();

/**
 * Records the time of the caller's last use, at most once a minute. A failed write is only logged
 * and a slow one is not awaited: reads continue when the database is full or locked.
 */
export async function noteCaller(
  caller: Caller,
  at: { readonly store: Store; readonly em: Em; readonly now: Date; readonly sessionDays: number },
  log: Logger,
): Promise<void> {
  const { store, em, now, sessionDays } = at;
  const { session, apiToken } = caller;
  if (session && wantsTouch(session, now)) {
    await noted(`session ${session.id}`, (tx) => touchSession(tx, session, { now, sessionDays }));
  }
  if (apiToken && wantsTokenTouch(apiToken, now)) {
    await noted(`token ${apiToken.id}`, (tx) => touchApiToken(tx, apiToken, now));
  }
  async function noted(name: string, note: (tx: Em) => Promise<void>): Promise<void> {
    const running = noting.get(store) ?? new Set();
    if (running.has(name)) return;
    noting.set(store, running.add(name));
    const writing = store
      .write(em, note)
      .catch((err: unknown) => log.warn({ err }, 'last use not noted'))
      .finally(() => running.delete(name));
    const patience = new AbortController();
    const late = pause(NOTE_PATIENCE_MS, undefined, { signal: patience.signal, ref: false });
    await Promise.race([writing, late]);
    patience.abort();
    await late.catch(() => undefined);
  }
}
