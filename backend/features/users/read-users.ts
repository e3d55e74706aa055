import type { RequestContext } from '@backend/operation/context';
import { loadUsers } from '@backend/store/queries/accounts/user-queries';
import { loadPartners } from '@backend/store/queries/fleet/partner-queries';
import type { UserList } from './users.types';

/** All accounts by login (requirements.md, U1), and the partners they may be tied to. */
export async function readUsers({ em }: RequestContext): Promise<UserList> {
  return { items: await loadUsers(em), partners: await loadPartners(em) };
}
