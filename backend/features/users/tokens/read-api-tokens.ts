import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import {
  type ApiTokenRecord,
  loadTokensOf,
} from '@backend/store/queries/accounts/api-token-queries';
import { MESSAGES } from '@schema/messages';

/**
 * The active tokens of an account, by default the caller's. Throws NOT_FOUND for an account the
 * caller may not manage.
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
