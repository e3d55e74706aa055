import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { UsersDocument, type UsersQuery } from './users.generated';

export type PartnerFacts = UsersQuery['users']['partners'][number];
export type UserFacts = UsersQuery['users']['items'][number];

/** All accounts by login, and the partners they may be tied to; always refetched, as permissions must not come from a cache. */
export function useUsers() {
  const { data, query } = useFreshQuery(UsersDocument, { variables: {}, topics: ['users'] });
  return { users: data?.users.items ?? null, partners: data?.users.partners ?? [], query };
}
