import { NO_ANSWER_TEXTS, UNANSWERED_TEXTS } from '@schema/texts/shell/unsaved';
import { failureText } from './failure-text';
import { wasAnswered } from './refusal';

/** Reason why a request got no answer; null when the server answered, including with a failure. */
export function unansweredText(error: unknown): string | null {
  if (wasAnswered(error)) return null;
  return navigator.onLine ? UNANSWERED_TEXTS.unanswered : UNANSWERED_TEXTS.offline;
}

/**
 * Text for a failed command without typed values, followed by the reason when there was no answer.
 */
export function commandFailureText(error: unknown, fallback: string): string {
  if (wasAnswered(error)) return failureText(error, fallback);
  return `${fallback}. ${navigator.onLine ? NO_ANSWER_TEXTS.unanswered : NO_ANSWER_TEXTS.offline}`;
}
