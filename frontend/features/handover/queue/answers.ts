import {
  isOtherUser,
  isUnauthenticated,
  refusalOf,
  wasAnswered,
} from '@frontend/shared/data/requests/refusal';

/** How an item that was not delivered goes on. */
export type Failure =
  /** The server will not accept it as it is. */
  | {
      readonly kind: 'refused';
      readonly problem: string;
      readonly hasLostFile: boolean;
      readonly asksConfirmation: boolean;
    }
  /** It waits, the other items may succeed. */
  | { readonly kind: 'failed' }
  /** All items wait. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'busy'; readonly afterMs: number }
  /** All items wait until their user signs in. */
  | { readonly kind: 'signedOut' };

/** Codes of 5xx answers and of a request that did not arrive as a whole. */
const PASSING = ['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL', 'REQUEST_TIMEOUT'];

export function failureOf(error: unknown): Failure {
  if (isUnauthenticated(error) || isOtherUser(error)) return { kind: 'signedOut' };
  if (!wasAnswered(error)) return { kind: 'unanswered' };
  const refusal = refusalOf(error);
  const seconds = refusal?.details.retryAfterSeconds;
  if (typeof seconds === 'number') return { kind: 'busy', afterMs: seconds * 1000 };
  if (refusal?.code === 'TOO_MANY_REQUESTS') return { kind: 'unanswered' };
  // Answers without a code are of a proxy.
  if (!refusal?.code || PASSING.includes(refusal.code)) return { kind: 'failed' };
  return {
    kind: 'refused',
    problem: refusal.message,
    hasLostFile: refusal.fields.photo !== undefined,
    asksConfirmation: refusal.code === 'CAR_NOT_RETURNED',
  };
}
