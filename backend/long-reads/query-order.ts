import type { ReadOrder } from './read-order';

/** A query by its text; `variables` in the client's format. */
export interface AskedQuery {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A valid query to run in a thread. */
export type QueryOrder = AskedQuery & ReadOrder;
