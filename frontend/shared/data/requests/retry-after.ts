import { refusalOf } from './refusal';

/** Maximum wait; a longer one is shown as a failure. */
const LONGEST_WAIT_SECONDS = 15;
const MOST_TRIES = 3;
/** Jitter, so that devices refused together do not retry together; milliseconds. */
const SPREAD_MS = 1000;

/** Retry-After of a busy server in seconds; null without one. */
function waitSeconds(error: unknown): number | null {
  const wait = refusalOf(error)?.details.retryAfterSeconds;
  return typeof wait === 'number' && wait <= LONGEST_WAIT_SECONDS ? wait : null;
}

/** Whether a query is retried after its refusal number `tries`. */
export function isRetried(tries: number, error: unknown): boolean {
  return tries < MOST_TRIES && waitSeconds(error) !== null;
}

/** Delay before the retry, milliseconds. */
export function retryDelayMs(error: unknown, random: () => number = Math.random): number {
  return (waitSeconds(error) ?? 0) * 1000 + random() * SPREAD_MS;
}
