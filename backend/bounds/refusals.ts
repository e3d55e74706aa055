import { Refusal } from '@backend/domain/refusal';

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** A client exceeded its limit; `waitMs` until it may retry. */
export function tooMany(message: string, waitMs: number): Refusal {
  const details = { retryAfterSeconds: wholeSeconds(waitMs) };
  return new Refusal('TOO_MANY_REQUESTS', message, { details });
}

/** The limit of all clients together is exceeded. */
export function full(message: string, waitMs: number): Refusal {
  const details = { retryAfterSeconds: wholeSeconds(waitMs) };
  return new Refusal('UNAVAILABLE', message, { details });
}
