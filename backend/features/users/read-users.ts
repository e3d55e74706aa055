import type { RequestContext } from '@backend/graphql/context';
import { loadUsers, type UserFact } from '@backend/store/facts/user-facts';

/** All accounts, sorted by login (requirements.md, U1). */
export async function readUsers({ em }: RequestContext): Promise<{ items: UserFact[] }> {
  return { items: await loadUsers(em) };
}
