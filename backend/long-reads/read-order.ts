import type { Failure } from '@backend/failures/failure';
import type { RequestContext } from '@backend/operation/context';

/** Caller of a read, as sent to a thread. */
export interface ReadOrder
  extends Pick<RequestContext, 'apiTokenId' | 'now' | 'requestId' | 'sessionId' | 'user'> {
  /** `ChangeFeed.cursor` before the read. */
  readonly cursor: string;
}

/** Head of a thread's answer. */
export interface ReadHead {
  /** False: refused before execution; nothing was read. */
  readonly isAnswered: boolean;
  /** The first error of the answer. */
  readonly failure: Failure | null;
}

export function orderOf(
  context: Omit<ReadOrder, 'cursor'> & { readonly changes: { cursor(): string } },
): ReadOrder {
  const { user, sessionId, apiTokenId, now, requestId, changes } = context;
  return { user, sessionId, apiTokenId, now, requestId, cursor: changes.cursor() };
}
