import { MESSAGES } from '@schema/messages';
import { FairGate } from './fair-gate';
import { memoryQuota, type Quota } from './quota';
import { full, tooMany } from './refusals';
import { Slots } from './slots';

const { limits } = MESSAGES;

/** Length of a counting window, and so the longest wait of a refused client. */
const WINDOW_SECONDS = 10;
/** Live sockets per user: a dozen devices and their forgotten tabs. */
const SOCKETS_PER_USER = 20;
/** Unauthenticated sockets per address: a whole office reconnects after a restart. */
const WAITING_SOCKETS_PER_ADDRESS = 50;
/** Messages per socket and window; our client sends one in ten seconds. */
const MESSAGES_PER_SOCKET = 100;
/** Concurrent uploads per user; our client sends them one after another. */
const UPLOADS_PER_USER = 5;
/** Concurrent uploads of all users: each holds its file in memory. */
const UPLOADS_IN_ALL = 10;
/** Concurrent REST answers with many rows; each is read while the client receives it. */
const LONG_READS = { atOnce: 8, ofOne: 2, waiting: 100, waitingOfOne: 50 } as const;
/**
 * Concurrent heavy requests, until their data are read: one for each thread of long reads, at most
 * one per user. An open board reloads after every change, on each device of an account.
 */
export const HEAVY_REQUEST_LIMITS = {
  atOnce: 2,
  ofOne: 1,
  waiting: 200,
  waitingOfOne: 100,
} as const;
/** Queries compiled per user, and the window in seconds; our client uses a handful of documents. */
const COMPILED_PER_USER = 10;
const COMPILED_SECONDS = 600;
/** Suggested retry delay when all slots are occupied. Milliseconds. */
const SOON_MS = 5000;

const busy = () => full(MESSAGES.generic.unavailable, SOON_MS);
const tooHeavy = () => tooMany(limits.heavy, SOON_MS);

/** Request limits (docs/safety.md, bounds). Kept in memory: per process. */
export interface Bounds {
  /** Requests of one session or token. */
  readonly sessionRequests: Quota;
  /** Requests of anonymous clients from one address. */
  readonly strangerRequests: Quota;
  readonly socketsOfUser: Slots;
  readonly waitingSockets: Slots;
  readonly socketMessages: Quota;
  readonly uploadsOfUser: Slots;
  readonly uploadsInAll: Slots;
  /** Answers with many rows, by user. */
  readonly longReads: FairGate;
  /** Requests that cost at least HEAVY_POINTS, by user or address. */
  readonly heavy: FairGate;
  readonly compiledForUser: Quota;
}

interface BoundSettings {
  /**
   * Per ten seconds; 0: no limit. A tablet sends 9 requests when the product opens and 49 when all
   * its pages are reloaded one after another.
   */
  readonly sessionRequests: number;
  readonly strangerRequests: number;
}

export function createBounds({ sessionRequests, strangerRequests }: BoundSettings): Bounds {
  const requests = { seconds: WINDOW_SECONDS, message: limits.requests };
  return {
    sessionRequests: memoryQuota({ ...requests, points: sessionRequests }),
    strangerRequests: memoryQuota({ ...requests, points: strangerRequests }),
    socketsOfUser: new Slots(SOCKETS_PER_USER, () => tooMany(limits.sockets, SOON_MS)),
    waitingSockets: new Slots(WAITING_SOCKETS_PER_ADDRESS, () =>
      tooMany(limits.waitingSockets, SOON_MS),
    ),
    socketMessages: memoryQuota({
      points: MESSAGES_PER_SOCKET,
      seconds: WINDOW_SECONDS,
      message: limits.messages,
    }),
    uploadsOfUser: new Slots(UPLOADS_PER_USER, () => tooMany(limits.uploads, SOON_MS)),
    uploadsInAll: new Slots(UPLOADS_IN_ALL, () => full(limits.uploadsFull, SOON_MS)),
    longReads: new FairGate({ ...LONG_READS, refusal: busy, refusalOfOne: tooHeavy }),
    heavy: new FairGate({ ...HEAVY_REQUEST_LIMITS, refusal: busy, refusalOfOne: tooHeavy }),
    compiledForUser: memoryQuota({
      points: COMPILED_PER_USER,
      seconds: COMPILED_SECONDS,
      message: limits.requests,
    }),
  };
}
