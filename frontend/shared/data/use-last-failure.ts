import { useRef } from 'react';

interface QueryResult<Failure> {
  readonly loading: boolean;
  readonly error?: Failure;
}

/**
 * The failure of a query, kept while the query runs again, so that its retry button does not disappear
 * under the pointer. `key`: the failure of another question does not count.
 */
export function useLastFailure<Failure>(
  { loading, error }: QueryResult<Failure>,
  key = '',
): Failure | undefined {
  const last = useRef<{ readonly key: string; readonly error: Failure | undefined }>(undefined);
  if (!loading) last.current = { key, error };
  return last.current?.key === key ? last.current.error : undefined;
}
