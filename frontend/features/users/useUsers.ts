import { useQuery } from '@apollo/client/react';
import { UsersDocument, type UsersQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useLastFailure } from '@frontend/shared/data/use-last-failure';

export type UserFacts = UsersQuery['users']['items'][number];

/** All accounts by login; always refetched, as permissions must not come from a cache. */
export function useUsers() {
  const result = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = result;
  const error = useLastFailure(result);
  const retry = () => void refetch().catch(() => undefined);
  useStale('users', retry);
  return { users: data?.users.items ?? null, error, isLoading: loading, retry };
}
