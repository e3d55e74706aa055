import type { ReadOrder } from './read-order';

/** A query by its text; `variables` are as the client sent them. */
export interface AskedQuery {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A query to be run in a thread; it is valid. */
export type QueryOrder = AskedQuery & ReadOrder;
