import { useQuery } from '@apollo/client/react';
import { useLastFailure, useQueryState } from '@frontend/shared/data/queries/query-state';
import { UsersDocument, type UsersQuery } from './users.generated';

export type UserFacts = UsersQuery['users']['items'][number];

/** All accounts by login; always refetched, as permissions must not come from a cache. */
export function useUsers() {
  const result = useQuery(UsersDocument, { fetchPolicy: 'cache-and-network' });
  const error = useLastFailure(result);
  const query = useQueryState({ ...result, error }, 'users');
  return { users: result.data?.users.items ?? null, query };
}
