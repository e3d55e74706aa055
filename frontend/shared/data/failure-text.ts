import { refusalOf } from './refusal';

/**
 * What to show when an operation failed: the server's message, else the fallback of the spec's
 * catalogue (spec 1, §8), e.g. `failureText(error, MESSAGES.booking.saveFailed)`.
 */
export function failureText(error: unknown, fallback: string): string {
  return refusalOf(error)?.message ?? fallback;
}

/**
 * The longer chain of sign-in and of the price estimate (spec 1, §8): server message, else the
 * error's own message, else the fallback.
 */
export function failureTextOrOwn(error: unknown, fallback: string): string {
  const own = error instanceof Error ? error.message : '';
  return refusalOf(error)?.message ?? (own || fallback);
}
