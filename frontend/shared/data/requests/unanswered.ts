import { UNANSWERED_TEXTS } from '@schema/texts/shell/unsaved';
import { wasAnswered } from './refusal';

/** Why a request got no answer; null when the server answered, be it with a failure. */
export function unansweredText(error: unknown): string | null {
  if (wasAnswered(error)) return null;
  return navigator.onLine ? UNANSWERED_TEXTS.unanswered : UNANSWERED_TEXTS.offline;
}
