import { useQuery } from '@apollo/client/react';
import { UsersDocument, type UsersQuery } from '@frontend/gql/graphql';
import { useLastFailure, useQueryState } from '@frontend/shared/data/queries/query-state';

export type UserFacts = UsersQuery['users']['items'][number];

/** All accounts by login; always refetched, as permissions must not come from a cache. */
export function useUsers() {
  const result = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const error = useLastFailure(result);
  const query = useQueryState({ ...result, error }, 'users');
  return { users: result.data?.users.items ?? null, query };
}
