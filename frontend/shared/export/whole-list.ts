import { MESSAGES } from '@schema/messages';
import { RefusedAnswer } from '../data/requests/refusal';
import { sendRequest } from '../data/requests/request';

/** A long list over a mobile connection may exceed the usual timeout (requirements.md, P2). */
const TIMEOUT_MS = 60_000;

/** Loads `{ items }`, streamed by the server. Throws errors that refusalOf parses. */
export async function wholeList<Item>(path: string): Promise<readonly Item[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await sendRequest(path, { signal, timeoutMs: TIMEOUT_MS }).catch(
    (cause: unknown) => {
      throw new Error(MESSAGES.generic.unavailable, { cause });
    },
  );
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RefusedAnswer(MESSAGES.generic.unavailable, [body], response.status);
  return (body as { items: readonly Item[] }).items;
}
