import type { Em } from '@backend/store/em';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant, readJsonText } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import type { Permission } from '@schema/permissions';
import {
  heldPermissions,
  SESSION_USER,
  type SessionUserRecord,
  sessionUser,
} from './session-queries';

/** An unrevoked token and its effective permissions. */
export interface LiveApiToken {
  readonly id: number;
  readonly lastUsedAt: Date | null;
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** Its owner, with the permissions that both token and owner have. */
  readonly user: SessionUserRecord;
}

const liveToken = prepared((em, { tokenHash }: Slots<{ tokenHash: string }>) =>
  reading(em)
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(({ ref }) => [
      't.id',
      readInstant(ref('t.last_used_at')).as('lastUsedAt'),
      readInstant(ref('t.expires_at')).as('expiresAt'),
      readJsonText(ref('t.permissions')).as('granted'),
    ])
    .select(SESSION_USER)
    .where('t.token_hash', '=', tokenHash)
    .where('t.revoked_at', 'is', null)
    .where(({ ref }) => ref('u.is_active')),
);

/**
 * The token with this hash and its owner. One statement, since every request runs it. Null:
 * unknown, revoked, or of a disabled owner.
 */
export async function loadLiveApiToken(em: Em, tokenHash: string): Promise<LiveApiToken | null> {
  const [row] = await liveToken(em, { tokenHash });
  if (!row) return null;
  const { id, lastUsedAt, expiresAt } = row;
  const granted = heldPermissions(row.granted);
  const user = sessionUser(row);
  const permissions = user.permissions.filter((held) => granted.includes(held));
  return { id, lastUsedAt, expiresAt, user: { ...user, permissions } };
}

/** A token for lists, without its secret. */
export interface ApiTokenRecord {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** As granted; the effective ones also depend on the owner's permissions. */
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** Null: never. */
  readonly expiresAt: Date | null;
}

const tokens = (em: Em) =>
  reading(em)
    .selectFrom('api_tokens as t')
    .select(({ ref }) => [
      't.id',
      't.user_id as userId',
      't.name',
      readJsonText(ref('t.permissions')).as('permissions'),
      readInstant(ref('t.created_at')).as('createdAt'),
      readInstant(ref('t.last_used_at')).as('lastUsedAt'),
      readInstant(ref('t.revoked_at')).as('revokedAt'),
      readInstant(ref('t.expires_at')).as('expiresAt'),
    ])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc');

const tokensOf = prepared((em, { userId }: Slots<{ userId: number }>) =>
  tokens(em).where('t.user_id', '=', userId).where('t.revoked_at', 'is', null),
);

const tokenOf = prepared((em, { id }: Slots<{ id: number }>) => tokens(em).where('t.id', '=', id));

const recordOf = (row: Awaited<ReturnType<typeof tokenOf>>[number]): ApiTokenRecord => ({
  ...row,
  permissions: heldPermissions(row.permissions),
});

/** The unrevoked tokens of a user, expired ones included, newest first. */
export async function loadTokensOf(em: Em, userId: number): Promise<ApiTokenRecord[]> {
  return (await tokensOf(em, { userId })).map(recordOf);
}

/** Revokes every token of a user; returns their number. */
export function revokeTokensOf(em: Em, userId: number, at: Date): Promise<number> {
  return em.nativeUpdate(ApiToken, { user: userId, revokedAt: null }, { revokedAt: at });
}

export async function loadApiToken(em: Em, id: number): Promise<ApiTokenRecord | null> {
  const [token] = await tokenOf(em, { id });
  return token ? recordOf(token) : null;
}
