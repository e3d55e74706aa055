import { isOtherUser, refusalOf } from './refusal';

/** The status that OTHER_USER shares with conflicts. */
const STATUS = 409;

const listeners = new Set<(login: string) => void>();

/** Calls `listener` with the login of who is signed in whenever a request of this page is refused for it. */
export function onOtherUser(listener: (login: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Looks for the refusal in an error of a request. */
export function noteOtherUser(error: unknown): void {
  if (!isOtherUser(error)) return;
  const login = String(refusalOf(error)?.details.signedIn);
  for (const listener of listeners) listener(login);
}

/** Looks for the refusal in an answer, which its caller still reads. */
export function noteAnswer(response: Response): void {
  if (response.status !== STATUS) return;
  const copy = response.clone();
  copy.text().then(
    (bodyText) => noteOtherUser({ bodyText }),
    // The caller reports a broken answer.
    () => undefined,
  );
}
