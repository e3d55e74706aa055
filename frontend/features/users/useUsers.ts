import { useQuery } from '@apollo/client/react';
import { UsersDocument, type UsersQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';

export type UserFacts = UsersQuery['users']['items'][number];

/** All accounts by login; always refetched, as permissions must not come from a cache. */
export function useUsers() {
  const { data, error, loading, refetch } = useQuery(UsersDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('users', retry);
  return { users: data?.users.items ?? null, error, isLoading: loading, retry };
}
