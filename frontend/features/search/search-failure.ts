import { failureText } from '@frontend/shared/data/requests/failure-text';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';

/** Debounce of typing, ms. */
export const TYPING_PAUSE_MS = 200;

export interface SearchFailure {
  readonly message: string;
  readonly retry: () => void;
}

export function failureOf(error: unknown, retry: () => void): SearchFailure | null {
  if (!error) return null;
  return { message: failureText(error, SEARCH_DIALOG_TEXTS.failed), retry };
}
