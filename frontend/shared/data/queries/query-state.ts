import type { OperationName, Topic } from '@schema/topics';
import { useState } from 'react';
import { useStale } from '../commands/stale';
import { useConnectionOpened } from '../use-connection-opened';

/** State of a query beside its data. */
export interface QueryState {
  readonly error?: Error;
  readonly isLoading: boolean;
  /** Failures are returned as `error`. */
  readonly retry: () => void;
}

interface QueryResult {
  readonly error?: Error;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The state of a query, refetched by `useStale`; after a failure also once there is a connection.
 */
export function useQueryState(
  { error, loading, refetch }: QueryResult,
  topics: readonly Topic[],
  answeredBy?: readonly OperationName[],
): QueryState {
  const retry = () => void refetch().catch(() => undefined);
  // A pending request may return data older than the answer.
  useStale(topics, retry, loading ? [] : answeredBy);
  useConnectionOpened(() => {
    if (error) retry();
  });
  return { error, isLoading: loading, retry };
}

/** Combines two queries of one screen. */
export function bothQueries(first: QueryState, second: QueryState): QueryState {
  return {
    error: first.error ?? second.error,
    isLoading: first.isLoading || second.isLoading,
    retry: () => {
      first.retry();
      second.retry();
    },
  };
}

interface Attempt<Failure> {
  readonly loading: boolean;
  readonly error?: Failure;
}

/**
 * The failure of a query, kept while the query runs again, so that its retry button does not
 * disappear under the pointer. `key`: failures of other requests are ignored.
 */
export function useLastFailure<Failure>(
  { loading, error }: Attempt<Failure>,
  key = '',
): Failure | undefined {
  const [last, setLast] = useState({ key, error });
  if (loading) return last.key === key ? last.error : undefined;
  if (last.key !== key || last.error !== error) setLast({ key, error });
  return error;
}
