import { Refusal } from '@backend/domain/refusal';

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** The caller asks for too much; `waitMs` says when to come back. */
export function tooMany(message: string, waitMs: number): Refusal {
  const details = { retryAfterSeconds: wholeSeconds(waitMs) };
  return new Refusal('TOO_MANY_REQUESTS', message, { details });
}

/** Everybody together asks for too much. */
export function full(message: string, waitMs: number): Refusal {
  const details = { retryAfterSeconds: wholeSeconds(waitMs) };
  return new Refusal('UNAVAILABLE', message, { details });
}
