import { isOtherUser, refusalOf } from './refusal';

/** Status of OTHER_USER, shared with conflicts. */
const STATUS = 409;

const listeners = new Set<(login: string) => void>();

/**
 * Calls `listener` with the login of the signed-in user whenever a request of this page is refused
 * because of another user.
 */
export function onOtherUser(listener: (login: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports the refusal OTHER_USER if it is in an error of a request. */
export function noteOtherUser(error: unknown): void {
  if (!isOtherUser(error)) return;
  const login = String(refusalOf(error)?.details.signedIn);
  for (const listener of listeners) listener(login);
}

/** Reports the refusal OTHER_USER if it is in an answer, which its caller still reads. */
export function noteAnswer(response: Response): void {
  if (response.status !== STATUS) return;
  const copy = response.clone();
  copy.text().then(
    (bodyText) => noteOtherUser({ bodyText }),
    // The caller reports a malformed answer.
    () => undefined,
  );
}
