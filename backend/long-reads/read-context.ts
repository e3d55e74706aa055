import type { RequestContext } from '@backend/operation/context';
import type { Config } from '@backend/settings/config';
import type { Store } from '@backend/store/open-store';
import type { Logger } from 'pino';
import type { ReadOrder } from './read-order';

/** The context of a long read: without writes and connection state. */
export type ReadContext = Pick<
  RequestContext,
  | 'apiTokenId'
  | 'config'
  | 'em'
  | 'log'
  | 'now'
  | 'requestId'
  | 'sessionId'
  | 'signal'
  | 'store'
  | 'user'
  | 'zone'
> & { readonly changes: { cursor(): string } };

/** Resources of a long-read thread. */
export interface ReadParts {
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
}

export function readContext(
  { store, config, log }: ReadParts,
  order: ReadOrder,
  signal: AbortSignal,
): ReadContext {
  const { user, sessionId, apiTokenId, now, requestId, cursor } = order;
  return {
    config,
    store,
    user,
    sessionId,
    apiTokenId,
    now,
    requestId,
    signal,
    zone: config.companyTimeZone,
    em: store.fork(),
    changes: { cursor: () => cursor },
    log: log.child({ requestId, ...(user && { userId: user.id }) }),
  };
}
