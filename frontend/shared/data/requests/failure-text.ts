import { refusalOf } from './refusal';

/**
 * Text for a failed operation (requirements.md, T1): the server's message, else the fallback, e.g.
 * `failureText(error, MESSAGES.booking.saveFailed)`.
 */
export function failureText(error: unknown, fallback: string): string {
  return refusalOf(error)?.message ?? fallback;
}

/**
 * The longer chain of sign-in and of the price estimate (requirements.md, T4, T12): server message,
 * else the error's own message, else the fallback.
 */
export function failureTextOrOwn(error: unknown, fallback: string): string {
  const own = error instanceof Error ? error.message : '';
  return refusalOf(error)?.message ?? (own || fallback);
}
