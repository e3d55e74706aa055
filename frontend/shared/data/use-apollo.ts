import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { useDataClient } from './data-client';

/** Gives the Apollo client of the signed-in user; its code is loaded when it is first asked for. */
export function useApollo(): () => Promise<ApolloClient> {
  const data = useDataClient();
  return useCallback(async () => {
    const { apolloOf } = await import('./apollo');
    return apolloOf(data);
  }, [data]);
}
