import type { StreamThread } from '@backend/jobs/stream-thread';
import type { ReadOrder } from './read-order';

/** A query by its text; `variables` are as the client sent them. */
export interface AskedQuery {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A query to be run in the thread; it is valid and its caller has access to all of it. */
export type QueryOrder = AskedQuery & ReadOrder;

export interface QueryHead {
  /** False: it failed, without an answer. */
  readonly isAnswered: boolean;
}

export type QueryThread = StreamThread<QueryOrder, QueryHead>;
