import { refusalOf } from './refusal';

/** A question that waits longer is a failure that is shown. */
const LONGEST_WAIT_SECONDS = 15;
const MOST_TRIES = 3;
/** Devices that were refused together do not come back together; milliseconds. */
const SPREAD_MS = 1000;

/** Seconds that the server, which has too much to do, asks to wait; null: it does not. */
function waitSeconds(error: unknown): number | null {
  const wait = refusalOf(error)?.details.retryAfterSeconds;
  return typeof wait === 'number' && wait <= LONGEST_WAIT_SECONDS ? wait : null;
}

/** Is a read, refused for the `tries`-th time, asked again by itself? */
export function isAskedAgain(tries: number, error: unknown): boolean {
  return tries < MOST_TRIES && waitSeconds(error) !== null;
}

/** After how long. Milliseconds. */
export function askedAgainAfterMs(error: unknown, random: () => number = Math.random): number {
  return (waitSeconds(error) ?? 0) * 1000 + random() * SPREAD_MS;
}
