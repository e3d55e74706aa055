import { REQUEST_TIMEOUT_MS } from '@schema/constants';
import { generic } from '@schema/messages/general';
import { noteAnswer } from './other-user';
import { pageUserHeader } from './page-user';

/** The API endpoint, for queries, forms and the live connection. */
export const GRAPHQL_PATH = '/api/graphql';

interface SentRequest extends RequestInit {
  /** The user it is sent for; null: nobody. Default: the user of the page. */
  readonly pageUser?: number | null | undefined;
  /** requirements.md, P2: 8000 unless a call says otherwise. */
  readonly timeoutMs?: number;
}

/**
 * Every request of a page but uploads: with credentials, the name of its user and a timeout
 * (requirements.md, P1, P2). Network failures and timeouts get a Russian message.
 */
export async function sendRequest(
  input: RequestInfo | URL,
  { pageUser, timeoutMs = REQUEST_TIMEOUT_MS, ...init }: SentRequest = {},
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const stop = () => timeout.abort();
  // Until the answer has been read, too.
  init.signal?.addEventListener('abort', stop, { once: true });
  const headers = new Headers(init.headers);
  for (const [name, id] of Object.entries(pageUserHeader(pageUser))) headers.set(name, id);
  try {
    const credentials = 'same-origin';
    const answer = await fetch(input, { ...init, headers, credentials, signal: timeout.signal });
    noteAnswer(answer);
    return answer;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Error(generic.unavailable, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
