import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import {
  type ApiTokenRecord,
  loadTokensOf,
} from '@backend/store/queries/accounts/api-token-queries';
import { MESSAGES } from '@schema/messages';

/**
 * The tokens of an account that were not revoked; of the own one unless told. Refuses NOT_FOUND for an
 * account that is not the caller's affair.
 */
export async function readApiTokens(
  { em, user, apiTokenId }: SignedInContext,
  userId: number = user.id,
): Promise<{ items: ApiTokenRecord[] }> {
  if (!keepsAccount({ user, byToken: apiTokenId !== null }, userId)) {
    throw notFound(MESSAGES.users.notFound);
  }
  return { items: await loadTokensOf(em, userId) };
}
