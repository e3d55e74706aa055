import type { GraphqlRequest } from '../requests/fetch-graphql';
import { isUnauthenticated } from '../requests/refusal';
import { isRetried, retryDelayMs } from '../requests/retry-after';
import { fetchUnlessPrefetched } from './prefetched';

/** A query without Apollo, retried like Apollo's. Calls `onUnauthenticated` on a 401. */
export async function fetchWithRetry<Data>(
  request: GraphqlRequest,
  onUnauthenticated: () => void,
  send?: (request: GraphqlRequest) => Promise<Data>,
): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchUnlessPrefetched<Data>(request, send);
    } catch (error) {
      if (isUnauthenticated(error)) onUnauthenticated();
      if (request.signal?.aborted || !isRetried(tries, error)) throw error;
      const waitMs = retryDelayMs(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      request.signal?.throwIfAborted();
    }
  }
}
