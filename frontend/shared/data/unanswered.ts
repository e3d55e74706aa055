import { UNANSWERED_TEXTS } from '@schema/texts/shell/unsaved';
import { refusalOf } from './refusal';

/** Why a request got no answer; null when the server answered, be it with a failure. */
export function unansweredText(error: unknown): string | null {
  const wasAnswered =
    refusalOf(error) !== null ||
    (typeof error === 'object' && error !== null && 'statusCode' in error);
  if (wasAnswered) return null;
  return navigator.onLine ? UNANSWERED_TEXTS.unanswered : UNANSWERED_TEXTS.offline;
}
