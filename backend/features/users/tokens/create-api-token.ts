import { isExpired, newApiToken } from '@backend/auth/api-token';
import { keepsAccount } from '@backend/domain/accounts/account-access';
import { isOthersOwner } from '@backend/domain/accounts/owner';
import { conflict, forbidden, notFound, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import {
  type ApiTokenRecord,
  loadApiToken,
  loadTokensOf,
} from '@backend/store/queries/accounts/api-token-queries';
import { lockUser } from '@backend/store/queries/accounts/user-queries';
import { API_TOKENS } from '@schema/constants';
import { apiTokenPayload } from '@schema/forms/people/api-token';
import { knownPermissions } from '@schema/forms/people/permission-fields';
import { MESSAGES } from '@schema/messages';
import { can, type Permission } from '@schema/permissions';
import { cleanName } from '@schema/values/words/text';
import { addHours } from 'date-fns/addHours';
import type { CreateApiTokenInput, CreatedApiToken } from './tokens.types';

const operation = 'createApiToken';

interface NewToken {
  readonly userId: number;
  readonly name: string;
  readonly permissions: Permission[];
  /** Null: it never expires. */
  readonly days: number | null;
}

/**
 * Creates a token and returns its secret once: only the hash is stored, so a retry with the same
 * Idempotency-Key creates no second one but throws CONFLICT. Throws FORBIDDEN to a token (it could
 * outlive itself) and for the owner's account to anyone else; VALIDATION_FAILED with form messages
 * or for permissions its owner does not have; NOT_FOUND for an account the caller may not manage;
 * CONFLICT for too many and for an account with a one-time password.
 */
export async function createApiToken(
  ctx: SignedInContext,
  input: CreateApiTokenInput,
): Promise<CreatedApiToken> {
  if (ctx.apiTokenId !== null) throw forbidden(MESSAGES.tokens.sessionNeeded);
  assertValid(apiTokenPayload, input);
  const { idempotencyKey: key, user, now } = ctx;
  const wanted: NewToken = {
    userId: input.userId ?? user.id,
    name: cleanName(input.name ?? ''),
    permissions: knownPermissions(input.permissions ?? []),
    days: input.neverExpires ? null : (input.expiresInDays ?? API_TOKENS.days),
  };
  if (!keepsAccount({ user, byToken: false }, wanted.userId)) {
    throw notFound(MESSAGES.users.notFound);
  }
  const { token, hash } = newApiToken();
  let isFirst = false;
  const apiToken = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params: wanted, now }, () => {
      isFirst = true;
      return add(em, wanted, hash, ctx);
    }),
  );
  if (!isFirst) throw conflict(MESSAGES.tokens.shownOnce);
  ctx.announce(operation);
  return { token, apiToken };
}

async function add(
  em: Em,
  { userId, name, permissions, days }: NewToken,
  tokenHash: string,
  { user, now }: SignedInContext,
): Promise<ApiTokenRecord> {
  const owner = await lockUser(em, userId);
  if (!owner) throw notFound(MESSAGES.users.notFound);
  // A token acts as its account: a token of the owner's account would transfer ownership.
  if (isOthersOwner(owner, user.id)) throw forbidden(MESSAGES.users.ownerOnly);
  if (owner.mustChangePassword) throw conflict(MESSAGES.tokens.ownPasswordFirst);
  if (!permissions.every((permission) => can(owner, permission))) {
    throw validationFailed({ permissions: MESSAGES.tokens.permissionsExceed });
  }
  const working = (await loadTokensOf(em, userId)).filter((token) => !isExpired(token, now));
  if (working.length >= API_TOKENS.maxPerUser) {
    throw conflict(MESSAGES.tokens.tooMany);
  }
  const expiresAt = days === null ? null : addHours(now, 24 * days);
  const made = { name, permissions, tokenHash, createdAt: now, expiresAt };
  const row = em.create(ApiToken, { user: userId, ...made });
  await em.flush();
  const after = await loadApiToken(em, row.id);
  if (!after) throw new Error(`API token ${row.id} is not there after it was saved`);
  recordChange(em, { at: now, user, operation, entity: 'ApiToken', entityId: row.id, after });
  return after;
}
