import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { loadApiToken } from '@backend/store/queries/accounts/api-token-queries';
import { MESSAGES } from '@schema/messages';

/**
 * Revokes a token from its next request on; idempotent. A token may always revoke itself. Throws
 * NOT_FOUND, also for a token of an account the caller may not manage.
 */
export const revokeApiToken = command<{ readonly id: number }>()({
  name: 'revokeApiToken',
  access: anyOf(),
  form: null,
  accept: (wanted) => wanted,
  sameAs: 'not repeatable',
  async lock({ em, ctx: { user, apiTokenId } }, { id }) {
    const before = await loadApiToken(em, id);
    const isTheirs =
      before &&
      (id === apiTokenId || keepsAccount({ user, byToken: apiTokenId !== null }, before.userId));
    if (!isTheirs) throw notFound(MESSAGES.tokens.notFound);
    return before;
  },
  async run({ em, ctx, record }, { id }, before) {
    const live = { id, revokedAt: null };
    const count = await em.nativeUpdate(ApiToken, live, { revokedAt: ctx.now });
    const after = (await loadApiToken(em, id)) ?? before;
    if (count === 0) return { answer: after, unchanged: true };
    return {
      answer: after,
      history: [record({ entity: 'ApiToken', entityId: id, before, after })],
      cars: [],
    };
  },
});
