import type { RequestContext } from '@backend/operation/context';
import { loadUsers, type UserRecord } from '@backend/store/queries/accounts/user-queries';

/** All accounts, sorted by login (requirements.md, U1). */
export async function readUsers({ em }: RequestContext): Promise<{ items: UserRecord[] }> {
  return { items: await loadUsers(em) };
}
