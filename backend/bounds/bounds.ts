import { MESSAGES } from '@schema/messages';
import { memoryQuota, type Quota } from './quota';
import { full, tooMany } from './refusals';
import { Slots } from './slots';

const { limits } = MESSAGES;

/** Requests are counted in windows of so many seconds: nobody who is refused waits longer. */
const WINDOW_SECONDS = 10;
/** Live sockets of one user: a dozen devices, and the tabs they forgot. */
const SOCKETS_PER_USER = 20;
/** Sockets of one address that have not said yet who they are: an office comes back after a restart at once. */
const WAITING_SOCKETS_PER_ADDRESS = 50;
/** Messages of one socket; ours sends one in ten seconds. */
const MESSAGES_PER_SOCKET = 100;
/** Files of one user that are received and read at a time; the screens send one after another. */
const UPLOADS_PER_USER = 5;
/** The same of everybody: each holds its file in memory. */
const UPLOADS_IN_ALL = 10;
/** Queries compiled for one user, and the seconds they count for; a client asks a handful of texts. */
const COMPILED_PER_USER = 10;
const COMPILED_SECONDS = 600;
/** When to try again what waits for others to end. Milliseconds. */
const SOON_MS = 5000;

/** How much may be asked for at a time (docs/safety.md, bounds). Kept in memory: of one process. */
export interface Bounds {
  /** Requests of one session or token. */
  readonly sessionRequests: Quota;
  /** Requests of nobody from one address. */
  readonly strangerRequests: Quota;
  readonly socketsOfUser: Slots;
  readonly waitingSockets: Slots;
  readonly socketMessages: Quota;
  readonly uploadsOfUser: Slots;
  readonly uploadsInAll: Slots;
  readonly compiledForUser: Quota;
}

export interface BoundSettings {
  /**
   * In ten seconds; 0: no limit. A tablet asks for 9 when the product is opened and for 49 when all its pages
   * are loaded anew one after another.
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
    compiledForUser: memoryQuota({
      points: COMPILED_PER_USER,
      seconds: COMPILED_SECONDS,
      message: limits.requests,
    }),
  };
}
