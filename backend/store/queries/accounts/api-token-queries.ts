import type { Em } from '@backend/store/em';
import { ApiToken } from '@backend/store/entities/access/api-token.entity';
import { instantColumns, raw, toInstant, toInstantOrNull } from '@backend/store/sql/raw';
import type { Permission } from '@schema/permissions';
import { heldPermissions, type SessionUserRecord } from './session-queries';

/** An unrevoked token and its effective permissions. */
export interface LiveApiToken {
  readonly id: number;
  readonly lastUsedAt: Date | null;
  /** Null: never. */
  readonly expiresAt: Date | null;
  /** Its owner, with the permissions that both token and owner have. */
  readonly user: SessionUserRecord;
}

interface TokenRow {
  id: number;
  lastUsedAt: number | null;
  expiresAt: number | null;
  granted: string;
  userId: number;
  login: string;
  permissions: string;
  mustChangePassword: boolean | number;
}

/**
 * The token with this hash and its owner. One statement, since every request runs it. Null:
 * unknown, revoked, or its owner is disabled.
 */
export async function loadLiveApiToken(em: Em, tokenHash: string): Promise<LiveApiToken | null> {
  const sql = `
    select t.id, ${instantColumns(em, 't', { lastUsedAt: 'last_used_at', expiresAt: 'expires_at' })},
      cast(t.permissions as text) as granted,
      u.id as "userId", u.login, cast(u.permissions as text) as permissions,
      u.must_change_password as "mustChangePassword"
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = ? and t.revoked_at is null and u.is_active`;
  const [row] = await raw<TokenRow>(em, sql, [tokenHash]);
  if (!row) return null;
  const granted = heldPermissions(row.granted);
  const permissions = heldPermissions(row.permissions).filter((held) => granted.includes(held));
  const mustChangePassword = Boolean(row.mustChangePassword);
  const user = { id: row.userId, login: row.login, permissions, mustChangePassword };
  return {
    id: row.id,
    lastUsedAt: toInstantOrNull(row.lastUsedAt),
    expiresAt: toInstantOrNull(row.expiresAt),
    user,
  };
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

const TOKEN_INSTANTS = {
  createdAt: 'created_at',
  lastUsedAt: 'last_used_at',
  revokedAt: 'revoked_at',
  expiresAt: 'expires_at',
};

async function tokensWhere(em: Em, condition: string, id: number): Promise<ApiTokenRecord[]> {
  const rows = await raw<{
    id: number;
    userId: number;
    name: string;
    permissions: string;
    createdAt: number;
    lastUsedAt: number | null;
    revokedAt: number | null;
    expiresAt: number | null;
  }>(
    em,
    `select t.id, t.user_id as "userId", t.name, cast(t.permissions as text) as permissions,
       ${instantColumns(em, 't', TOKEN_INSTANTS)}
     from api_tokens t where ${condition} order by t.created_at desc, t.id desc`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    permissions: heldPermissions(row.permissions),
    createdAt: toInstant(row.createdAt),
    lastUsedAt: toInstantOrNull(row.lastUsedAt),
    revokedAt: toInstantOrNull(row.revokedAt),
    expiresAt: toInstantOrNull(row.expiresAt),
  }));
}

/** The unrevoked tokens of a user, expired ones included, newest first. */
export function loadTokensOf(em: Em, userId: number): Promise<ApiTokenRecord[]> {
  return tokensWhere(em, 't.user_id = ? and t.revoked_at is null', userId);
}

/** Revokes every token of a user; returns their number. */
export function revokeTokensOf(em: Em, userId: number, at: Date): Promise<number> {
  return em.nativeUpdate(ApiToken, { user: userId, revokedAt: null }, { revokedAt: at });
}

export async function loadApiToken(em: Em, id: number): Promise<ApiTokenRecord | null> {
  const [token] = await tokensWhere(em, 't.id = ?', id);
  return token ?? null;
}
