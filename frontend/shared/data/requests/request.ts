import { REQUEST_TIMEOUT_MS } from '@schema/constants';
import { generic } from '@schema/messages/general';

/** The API endpoint, for queries, forms and the live connection. */
export const GRAPHQL_PATH = '/api/graphql';

/**
 * fetch with credentials and a timeout (requirements.md, P1, P2: credentials, 8000 ms). Network
 * failures and timeouts get a Russian message.
 */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  const stop = () => timeout.abort();
  init?.signal?.addEventListener('abort', stop);
  try {
    return await fetch(input, { ...init, credentials: 'same-origin', signal: timeout.signal });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new Error(generic.unavailable, { cause: error });
  } finally {
    clearTimeout(timer);
    init?.signal?.removeEventListener('abort', stop);
  }
};
