import {
  type Caller,
  type Credentials,
  findCaller,
  hasCredentials,
  noteCaller,
} from '@backend/auth/caller';
import {
  clearedSessionCookie,
  deviceCookie,
  readDeviceCookie,
  readSessionCookie,
  sessionCookie,
} from '@backend/auth/cookie';
import type { GuessThrottle } from '@backend/auth/guess-throttle';
import { knownDevice, rememberDevice } from '@backend/auth/known-device';
import type { LoginThrottle } from '@backend/auth/login-throttle';
import { pageUserOf, refuseOtherUser } from '@backend/auth/page-user';
import { createSession, deleteSession } from '@backend/auth/session';
import type { ScheduledBackups } from '@backend/backup/schedule';
import type { Bounds } from '@backend/bounds/bounds';
import { countRequest } from '@backend/bounds/count-request';
import { collectAnnouncements } from '@backend/changes/announce';
import type { ChangeFeed } from '@backend/changes/feed';
import type { Clock } from '@backend/domain/clock';
import { Refusal, type RefusalCode, unauthenticated } from '@backend/domain/refusal';
import type { Imports } from '@backend/jobs/import-process';
import type { Papers } from '@backend/jobs/paper-process';
import type { Config } from '@backend/settings/config';
import type { Em, Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { CHANGE_ID_HEADER } from '@schema/change-id';
import { MESSAGES } from '@schema/messages';
import { PAGE_USER_HEADER } from '@schema/page-user';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext, SessionControl } from './context';

/** Application-scoped dependencies of every request. */
export interface AppServices {
  readonly config: Config;
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly changes: ChangeFeed;
  readonly imports: Imports;
  readonly papers: Papers;
  readonly backups: ScheduledBackups | null;
  readonly loginThrottle: LoginThrottle;
  readonly guesses: GuessThrottle;
  readonly bounds: Bounds;
}

/** A context with its lifecycle; the transport ends the operation. */
export interface OpenContext extends RequestContext {
  /** Sends the pending notices. */
  settle(): void;
  /** The first error of a GraphQL answer, with any HTTP status. Apollo copies the context. */
  readonly outcome: { failedWith?: RefusalCode | 'INTERNAL' };
}

/** Visible ASCII, as allowed in a header. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const CHANGE_ID = /^[\x21-\x7e]{1,64}$/;
const MAX_USER_AGENT_LENGTH = 200;

function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal('BAD_REQUEST', MESSAGES.generic.idempotencyMalformed);
  }
  return key;
}

function changeIdOf(request: Request): string | null {
  const id = request.get(CHANGE_ID_HEADER);
  if (id === undefined) return null;
  if (!CHANGE_ID.test(id)) throw new Refusal('BAD_REQUEST', MESSAGES.generic.changeIdMalformed);
  return id;
}

/** Whether the request uses HTTPS, according to its trusted proxies. */
function isSecure(request: Request, config: Config): boolean {
  return config.secureCookies || request.secure;
}

function credentialsOf(request: Request, config: Config): Credentials {
  return {
    cookie: request.get('cookie'),
    authorization: request.get('authorization'),
    secure: isSecure(request, config),
    address: request.ip ?? '',
  };
}

/** Whether a request has a session cookie or a token, valid or not. */
export function showsCredentials(request: Request, config: Config): boolean {
  return hasCredentials(credentialsOf(request, config));
}

/** The caller of a request, by session cookie or API token. Throws as `findCaller`. */
export function callerOf(
  request: Request,
  em: Em,
  { config, clock, guesses }: Pick<AppServices, 'config' | 'clock' | 'guesses'>,
): Promise<Caller | null> {
  return findCaller(em, credentialsOf(request, config), { now: clock(), guesses });
}

/**
 * Same as above for a rate-limited request (`countRequest`). A request without credentials was
 * counted on arrival (`countStrangers`).
 */
export async function countedCaller(
  request: Request,
  em: Em,
  services: AppServices,
): Promise<Caller | null> {
  const { bounds, config } = services;
  const caller = await callerOf(request, em, services);
  if (caller || showsCredentials(request, config)) {
    await countRequest(bounds, caller, request.ip ?? '');
  }
  return caller;
}

function sessionControl(
  request: Request,
  em: Em,
  options: { services: AppServices; now: Date; setCookie: (header: string) => void },
): SessionControl {
  const { services, now, setCookie } = options;
  const { store, config } = services;
  const secure = isSecure(request, config);
  const token = readSessionCookie(request.get('cookie'), secure);
  const device = readDeviceCookie(request.get('cookie'), secure);
  return {
    knownDevice: (loginKey) => knownDevice(em, device, loginKey),
    async signIn(user, remember) {
      const userAgent = request.get('user-agent') ?? null;
      const { sessionDays } = config;
      const fresh = await store.write(em, async (tx) => {
        if (token) await deleteSession(tx, token);
        const session = await createSession(tx, { user, now, sessionDays, userAgent });
        if (!session) return null;
        return {
          session,
          device: await rememberDevice(tx, { token: device, userId: user.id, now }),
        };
      });
      if (!fresh) throw unauthenticated(MESSAGES.auth.wrongCredentials);
      setCookie(sessionCookie(fresh.session, { secure, remember }));
      setCookie(deviceCookie(fresh.device, secure));
    },
    async signOut() {
      if (token) await store.write(em, (tx) => deleteSession(tx, token));
      setCookie(clearedSessionCookie(secure));
    },
  };
}

/**
 * Creates the context of an HTTP request, or of an operation over the websocket, where no cookie
 * can be set. One statement reads the caller. Throws for a malformed header, a wrong API token, too
 * many requests and the page of another user.
 */
export async function openContext(
  request: Request,
  services: AppServices,
  options: {
    requestId: string;
    log: Logger;
    setCookie: (header: string) => void;
    signal?: AbortSignal;
  },
): Promise<OpenContext> {
  const { config, store, files, clock, changes, imports, papers, backups } = services;
  const { loginThrottle, guesses } = services;
  const { requestId, setCookie, signal } = options;
  const now = clock();
  const em = store.fork();
  const idempotencyKey = idempotencyKeyOf(request);
  const changeId = changeIdOf(request);
  const pageUser = pageUserOf(request.get(PAGE_USER_HEADER));
  const caller = await countedCaller(request, em, services);
  refuseOtherUser(pageUser, caller);
  const user = caller?.user ?? null;
  const apiTokenId = caller?.apiToken?.id ?? null;
  const log = user
    ? options.log.child({ userId: user.id, ...(apiTokenId !== null && { apiTokenId }) })
    : options.log;
  if (caller) await noteCaller(caller, { store, em, now, sessionDays: config.sessionDays }, log);
  return {
    requestId,
    user,
    sessionId: caller?.session?.id ?? null,
    apiTokenId,
    em,
    store,
    files,
    config,
    now,
    zone: config.companyTimeZone,
    idempotencyKey,
    ip: request.ip ?? '',
    userAgent: request.get('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    session: sessionControl(request, em, { services, now, setCookie }),
    loginThrottle,
    guesses,
    changes,
    imports,
    papers,
    backups,
    log,
    signal,
    outcome: {},
    ...collectAnnouncements(changes, { now, draft: changes.draft(em), changeId }),
  };
}
