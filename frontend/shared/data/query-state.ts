import type { Topic } from '@schema/topics';
import { useStale } from './stale';

/** What a screen shows of a query beside its data. */
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

/** The state of a query, which is refetched after a change of the topic. */
export function useQueryState(
  { error, loading, refetch }: QueryResult,
  topic: Topic | null,
): QueryState {
  const retry = () => void refetch().catch(() => undefined);
  useStale(topic, retry);
  return { error, isLoading: loading, retry };
}

/** Two queries of one screen as one. */
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
