import type { SignedInContext } from '@backend/operation/context';
import { loadCompany } from '@backend/store/locks/guard-company';

/**
 * Is this the one user who may change the shares of the profit calculator (requirements.md, A10)? The account that
 * was bound as the owner, whatever its login is now.
 */
export async function isOwner({
  user,
  em,
}: Pick<SignedInContext, 'user' | 'em'>): Promise<boolean> {
  return (await loadCompany(em)).owner?.id === user.id;
}
