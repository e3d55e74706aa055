import type { GuessThrottle } from '@backend/auth/guess-throttle';
import type { LoginThrottle } from '@backend/auth/login-throttle';
import type { ProvenUser } from '@backend/auth/session';
import type { ScheduledBackups } from '@backend/backup/schedule';
import type { ChangeFeed } from '@backend/changes/feed';
import type { Imports } from '@backend/jobs/import-process';
import type { Papers } from '@backend/jobs/paper-process';
import type { Config } from '@backend/settings/config';
import type { Em, Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import type { Permission } from '@schema/permissions';
import type { OperationName } from '@schema/topics';
import type { Logger } from 'pino';

/**
 * The caller, read from the database per request. For an API token: its owner, with the permissions
 * that both have.
 */
export interface SessionUser {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly Permission[];
  /** The only partner whose cars the user may read; null: a member of staff. */
  readonly partnerId: number | null;
  /**
   * Until the password is replaced only operations declared with @PermitBeforeOwnPassword are open.
   */
  readonly mustChangePassword: boolean;
}

/** Session management: the only access of commands to the session cookie. */
export interface SessionControl {
  /**
   * Opens a new session for the user and sets its cookie. Ends the session of the request (no
   * fixation). `remember` off: a session cookie. Throws UNAUTHENTICATED when the account has
   * changed since its password was checked.
   */
  signIn(user: ProvenUser, remember: boolean): Promise<void>;
  /**
   * The device id of this browser when it has signed in to the account of this login before, else
   * null. Used by the throttle.
   */
  knownDevice(loginKey: string): Promise<string | null>;
  /** Deletes the request's session row and its cookie; idempotent. */
  signOut(): Promise<void>;
}

/**
 * The request context, the first argument of each command and read. Created per HTTP request (per
 * operation over the websocket), the same for REST and GraphQL.
 */
export interface RequestContext {
  /** Included in every log line of this request and in the X-Request-Id header. */
  readonly requestId: string;
  /** Null: anonymous. */
  readonly user: SessionUser | null;
  /** The session of the request; null without one and for a token. */
  readonly sessionId: number | null;
  /** The API token of the request; null without one and for a session. */
  readonly apiTokenId: number | null;
  /** The identity map of this request. */
  readonly em: Em;
  readonly store: Store;
  /** Uploaded files. */
  readonly files: FileStore;
  readonly config: Config;
  /** The moment of the request; rules use it instead of the system clock. */
  readonly now: Date;
  /** Company time zone, IANA name. */
  readonly zone: string;
  /** The Idempotency-Key header, at most 200 visible ASCII characters; null when absent. */
  readonly idempotencyKey: string | null;
  /** The client address for throttling; under TRUST_PROXY, as reported by the proxy. */
  readonly ip: string;
  /** The User-Agent, stored with the session; at most 200 characters. */
  readonly userAgent: string | null;
  readonly session: SessionControl;
  readonly loginThrottle: LoginThrottle;
  /** Counts wrong tokens and wrong codes of share links. */
  readonly guesses: GuessThrottle;
  /** The queue of spreadsheet imports. */
  readonly imports: Imports;
  /** Reads and fills templates of documents. */
  readonly papers: Papers;
  /** Scheduled copies of all data; null: BACKUP_DIR is not set. */
  readonly backups: ScheduledBackups | null;
  /** Live changes, for the subscription. */
  readonly changes: ChangeFeed;
  readonly log: Logger;
  /** Aborted when the response was sent or the client disconnected. */
  readonly signal?: AbortSignal;
  /**
   * Publishes the topics that this operation made stale to live clients. May be called before the
   * commit: notices are sent when the whole operation has ended.
   */
  announce(operation: OperationName, carIds?: readonly number[]): void;
}

/** A context with a user: the type of a resolver's context behind @Permit. */
export type SignedInContext = RequestContext & { readonly user: SessionUser };
