import { REQUEST_TIMEOUT_MS } from '@schema/constants';
import { generic } from '@schema/messages/general';
import { noteAnswer } from './other-user';
import { pageUserHeader } from './page-user';

/** The API endpoint, for queries, forms and the live connection. */
export const GRAPHQL_PATH = '/api/graphql';

interface SentRequest extends RequestInit {
  /** User of the request; null: none. Default: the user of the page. */
  readonly pageUser?: number | null | undefined;
  /** requirements.md, P2; default 8000. */
  readonly timeoutMs?: number;
}

/**
 * Every request of a page except uploads: with credentials, the ID of its user and a timeout
 * (requirements.md, P1, P2). Network failures and timeouts get a Russian message.
 */
export async function sendRequest(
  input: RequestInfo | URL,
  { pageUser, timeoutMs = REQUEST_TIMEOUT_MS, ...init }: SentRequest = {},
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const stop = () => timeout.abort();
  // Also covers reading the answer.
  init.signal?.addEventListener('abort', stop, { once: true });
  const headers = new Headers(init.headers);
  for (const [name, id] of Object.entries(pageUserHeader(pageUser))) headers.set(name, id);
  try {
    const sentAtMs = performance.now();
    const credentials = 'same-origin';
    const answer = await fetch(input, { ...init, headers, credentials, signal: timeout.signal });
    noteAnswer(answer, sentAtMs);
    return answer;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Error(generic.unavailable, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
