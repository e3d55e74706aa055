import type { GuessThrottle } from '@backend/auth/guess-throttle';
import type { LoginThrottle } from '@backend/auth/login-throttle';
import type { ProvenUser } from '@backend/auth/session';
import type { ChangeFeed } from '@backend/changes/feed';
import type { Config } from '@backend/config';
import type { Imports } from '@backend/jobs/import-thread';
import type { Em, Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import type { Permission } from '@schema/permissions';
import type { OperationName } from '@schema/topics';
import type { Logger } from 'pino';

/**
 * Who is asking, as the database knows them at this very request. Of a script's token: its owner, with
 * the permissions that both hold.
 */
export interface SessionUser {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly Permission[];
}

/** Signing in and out: the only way a command reaches the session cookie. */
export interface SessionControl {
  /**
   * Opens a fresh session for the user and hands its cookie to the browser. Whatever session the
   * request came with dies (no fixation). `remember` off: the cookie ends with the browser.
   * Refuses UNAUTHENTICATED when the account was changed since its password was checked.
   */
  signIn(user: ProvenUser, remember: boolean): Promise<void>;
  /**
   * Marks this browser when it has signed in to the account of this login before; null: it has not.
   * The mark tells devices apart for the throttle.
   */
  knownDevice(loginKey: string): Promise<string | null>;
  /** Deletes the request's session row and its cookie. Doing it twice is no fault. */
  signOut(): Promise<void>;
}

/**
 * Everything a command or a read may know about the request it serves; the first argument of each.
 * Made once per HTTP request (one per operation over the websocket), the same for both doors.
 */
export interface RequestContext {
  /** Stands in the log beside every line of this request, and in the X-Request-Id header. */
  readonly requestId: string;
  /** Null: nobody has signed in. */
  readonly user: SessionUser | null;
  /** The session the request came with; null for nobody and for a token. */
  readonly sessionId: number | null;
  /** The API token the request came with; null for nobody and for a session. */
  readonly apiTokenId: number | null;
  /** This request's own identity map. */
  readonly em: Em;
  readonly store: Store;
  /** Uploaded files. */
  readonly files: FileStore;
  readonly config: Config;
  /** The moment of the request; a rule never asks the clock by itself. */
  readonly now: Date;
  /** Company time zone, IANA name. */
  readonly zone: string;
  /** The Idempotency-Key header, at most 200 visible ASCII characters; null when absent. */
  readonly idempotencyKey: string | null;
  /** The address that counts failures: the client's, or the proxy's word for it under TRUST_PROXY. */
  readonly ip: string;
  /** The client's name for itself, kept with its session; at most 200 characters. */
  readonly userAgent: string | null;
  readonly session: SessionControl;
  readonly loginThrottle: LoginThrottle;
  /** Counts wrong tokens and wrong codes of share links. */
  readonly guesses: GuessThrottle;
  /** Spreadsheets on their way in. */
  readonly imports: Imports;
  /** What others change, live; for the subscription. */
  readonly changes: ChangeFeed;
  readonly log: Logger;
  /**
   * Tells every open screen what this operation made stale. May be called before the commit: the
   * notice leaves only when the whole operation has ended.
   */
  announce(operation: OperationName, carIds?: readonly number[]): void;
}

/** A context whose user is known: what a resolver gets behind @Permit. */
export type SignedInContext = RequestContext & { readonly user: SessionUser };
