import { addressKey } from '@backend/bounds/address-key';
import type { Bounds } from '@backend/bounds/bounds';
import type { RequestHandler } from 'express';

type Counted = Pick<Bounds, 'sessionRequests' | 'strangerRequests'>;

/** Authentication method of a request, if any. */
interface KnownBy {
  readonly session: { readonly id: number } | null;
  readonly apiToken: { readonly id: number } | null;
}

/**
 * Counts a request by its session or token, so that anonymous clients do not slow down an office
 * behind the same address; an anonymous request by its address. Refuses TOO_MANY_REQUESTS.
 */
export async function countRequest(
  { sessionRequests, strangerRequests }: Counted,
  caller: KnownBy | null,
  address: string,
): Promise<void> {
  if (caller?.apiToken) await sessionRequests.take(`token ${caller.apiToken.id}`);
  else if (caller?.session) await sessionRequests.take(`session ${caller.session.id}`);
  else await strangerRequests.take(addressKey(address));
}

/**
 * Counts an anonymous request before its body is read. One with credentials is counted once they
 * are verified (`openContext`).
 */
export function countStrangers(
  bounds: Counted,
  showsCredentials: (request: Parameters<RequestHandler>[0]) => boolean,
): RequestHandler {
  return async (request, _response, next) => {
    if (!showsCredentials(request)) await countRequest(bounds, null, request.ip ?? '');
    next();
  };
}
