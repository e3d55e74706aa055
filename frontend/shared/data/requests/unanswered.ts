import { NO_ANSWER_TEXTS, UNANSWERED_TEXTS } from '@schema/texts/shell/unsaved';
import { failureText } from './failure-text';
import { wasAnswered } from './refusal';

/** Why a request got no answer; null when the server answered, be it with a failure. */
export function unansweredText(error: unknown): string | null {
  if (wasAnswered(error)) return null;
  return navigator.onLine ? UNANSWERED_TEXTS.unanswered : UNANSWERED_TEXTS.offline;
}

/** What to say when a command failed that nothing was typed for: the reason follows when there was no answer. */
export function commandFailureText(error: unknown, fallback: string): string {
  if (wasAnswered(error)) return failureText(error, fallback);
  return `${fallback}. ${navigator.onLine ? NO_ANSWER_TEXTS.unanswered : NO_ANSWER_TEXTS.offline}`;
}
