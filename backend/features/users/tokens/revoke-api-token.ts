import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import {
  type ApiTokenRecord,
  loadApiToken,
} from '@backend/store/queries/accounts/api-token-queries';
import { MESSAGES } from '@schema/messages';

const operation = 'revokeApiToken';

/**
 * Revokes a token from its next request on; idempotent. A token may always revoke itself. Throws
 * NOT_FOUND, also for a token of an account the caller may not manage.
 */
export async function revokeApiToken(ctx: SignedInContext, id: number): Promise<ApiTokenRecord> {
  const { user, now: at, apiTokenId } = ctx;
  const revoked = await ctx.store.write(ctx.em, async (em) => {
    const before = await loadApiToken(em, id);
    const isTheirs =
      before &&
      (id === apiTokenId || keepsAccount({ user, byToken: apiTokenId !== null }, before.userId));
    if (!isTheirs) throw notFound(MESSAGES.tokens.notFound);
    const count = await em.nativeUpdate(ApiToken, { id, revokedAt: null }, { revokedAt: at });
    const after = (await loadApiToken(em, id)) ?? before;
    if (count > 0) {
      recordChange(em, { at, user, operation, entity: 'ApiToken', entityId: id, before, after });
    }
    return after;
  });
  ctx.announce(operation);
  return revoked;
}
