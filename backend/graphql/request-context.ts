import { clearedSessionCookie, readSessionCookie, sessionCookie } from '@backend/auth/cookie';
import type { LoginThrottle } from '@backend/auth/login-throttle';
import {
  createSession,
  deleteSession,
  findSession,
  touchSession,
  wantsTouch,
} from '@backend/auth/session';
import { collectAnnouncements } from '@backend/changes/announce';
import type { ChangeFeed } from '@backend/changes/feed';
import type { Config } from '@backend/config';
import type { Clock } from '@backend/domain/clock';
import { Refusal } from '@backend/domain/refusal';
import type { LiveSession } from '@backend/store/facts/session-facts';
import type { Em, Store } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext, SessionControl } from './context';

/** What lives as long as the application and every request needs. */
export interface Household {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly changes: ChangeFeed;
  readonly loginThrottle: LoginThrottle;
}

/** A context in the hands of a door: it alone says when the operation has ended. */
export interface OpenContext extends RequestContext {
  /** Sends out what was announced. */
  settle(): void;
}

/** Visible ASCII, as a header can carry it. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const MAX_USER_AGENT_LENGTH = 200;

function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal('BAD_REQUEST', MESSAGES.generic.idempotencyMalformed);
  }
  return key;
}

/** Does this request travel under HTTPS, as far as its proxies may be believed? */
function isSecure(request: Request, config: Config): boolean {
  return config.secureCookies || request.secure;
}

/** The live session of a request's cookie; null without one. */
export function sessionOf(
  request: Request,
  em: Em,
  household: Pick<Household, 'config' | 'clock'>,
): Promise<LiveSession | null> {
  const token = readSessionCookie(request.get('cookie'), isSecure(request, household.config));
  return token ? findSession(em, token, household.clock()) : Promise.resolve(null);
}

function sessionControl(
  request: Request,
  em: Em,
  options: { household: Household; now: Date; setCookie: (header: string) => void },
): SessionControl {
  const { household, now, setCookie } = options;
  const { store, config } = household;
  const secure = isSecure(request, config);
  const token = readSessionCookie(request.get('cookie'), secure);
  return {
    async signIn(userId, remember) {
      const userAgent = request.get('user-agent') ?? null;
      const { sessionDays } = config;
      const fresh = await store.write(em, async (tx) => {
        if (token) await deleteSession(tx, token);
        return createSession(tx, { userId, now, sessionDays, userAgent });
      });
      setCookie(sessionCookie(fresh, { secure, remember }));
    },
    async signOut() {
      if (token) await store.write(em, (tx) => deleteSession(tx, token));
      setCookie(clearedSessionCookie(secure));
    },
  };
}

/**
 * Opens the context of one HTTP request, or of one operation over the websocket, where no cookie
 * can be set. One statement finds out who is asking. Refuses a malformed Idempotency-Key.
 */
export async function openContext(
  request: Request,
  household: Household,
  options: { requestId: string; log: Logger; setCookie: (header: string) => void },
): Promise<OpenContext> {
  const { config, store, clock, changes, loginThrottle } = household;
  const { requestId, setCookie } = options;
  const now = clock();
  const em = store.fork();
  const idempotencyKey = idempotencyKeyOf(request);
  const live = await sessionOf(request, em, household);
  const log = live ? options.log.child({ userId: live.user.id }) : options.log;
  if (live && wantsTouch(live, now)) {
    // A session that could not be prolonged still serves: reading goes on with a full disk.
    const prolonged = store.write(em, (tx) =>
      touchSession(tx, live, { now, sessionDays: config.sessionDays }),
    );
    await prolonged.catch((err: unknown) => log.warn({ err }, 'session not prolonged'));
  }
  return {
    requestId,
    user: live?.user ?? null,
    em,
    store,
    config,
    now,
    zone: config.companyTimeZone,
    idempotencyKey,
    ip: request.ip ?? '',
    userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    session: sessionControl(request, em, { household, now, setCookie }),
    loginThrottle,
    changes,
    log,
    ...collectAnnouncements(changes, now),
  };
}
