import { isOtherUser, refusalOf } from './refusal';

/** Status of OTHER_USER, shared with conflicts. */
const STATUS = 409;

/** `sentAtMs`: when the refused request was sent, by performance.now(). */
type Listener = (login: string, sentAtMs: number) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with the login of the signed-in user whenever a request of this page is refused
 * because of another user.
 */
export function onOtherUser(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports the refusal OTHER_USER if it is in an error of a request. */
export function noteOtherUser(error: unknown, sentAtMs: number): void {
  if (!isOtherUser(error)) return;
  const login = String(refusalOf(error)?.details.signedIn);
  for (const listener of listeners) listener(login, sentAtMs);
}

/** Reports the refusal OTHER_USER if it is in an answer, which its caller still reads. */
export function noteAnswer(response: Response, sentAtMs: number): void {
  if (response.status !== STATUS) return;
  const copy = response.clone();
  copy.text().then(
    (bodyText) => noteOtherUser({ bodyText }, sentAtMs),
    // The caller reports a malformed answer.
    () => undefined,
  );
}
