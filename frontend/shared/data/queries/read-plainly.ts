import type { PlainRequest } from '../requests/plain-request';
import { isUnauthenticated } from '../requests/refusal';
import { isRetried, retryDelayMs } from '../requests/retry-after';
import { askOnce } from './early-answers';

/**
 * A read without Apollo, refused and retried as Apollo's are. `onUnauthenticated` is called on a
 * 401. `ask` sends it another way.
 */
export async function readPlainly<Data>(
  request: PlainRequest,
  onUnauthenticated: () => void,
  ask?: (request: PlainRequest) => Promise<Data>,
): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce<Data>(request, ask);
    } catch (error) {
      if (isUnauthenticated(error)) onUnauthenticated();
      if (request.signal?.aborted || !isRetried(tries, error)) throw error;
      const waitMs = retryDelayMs(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      request.signal?.throwIfAborted();
    }
  }
}
