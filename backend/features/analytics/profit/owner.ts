import type { SignedInContext } from '@backend/operation/context';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';

/**
 * Only the user bound as the owner may change the shares of the profit calculator (requirements.md,
 * A10), regardless of login changes.
 */
export async function isOwner({
  user,
  em,
}: Pick<SignedInContext, 'user' | 'em'>): Promise<boolean> {
  return (await loadCompany(em)).owner?.id === user.id;
}
