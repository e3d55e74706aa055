import type { Em } from '../em';
import { instantColumns, raw, toInstantOrNull } from '../raw';
import { heldPermissions, type SessionUserFact } from './session-facts';

/** A token that works at this moment, and what its owner lets it do. */
export interface LiveApiToken {
  readonly id: number;
  readonly lastUsedAt: Date | null;
  /** Its owner; of the permissions only those that token and owner both hold. */
  readonly user: SessionUserFact;
}

interface TokenRow {
  id: number;
  lastUsedAt: number | null;
  granted: string;
  userId: number;
  login: string;
  permissions: string;
}

/**
 * Whose token is this? One statement, since every request asks it. Null: unknown, revoked, or its
 * owner is disabled.
 */
export async function loadLiveApiToken(em: Em, tokenHash: string): Promise<LiveApiToken | null> {
  const sql = `
    select t.id, ${instantColumns(em, 't', { lastUsedAt: 'last_used_at' })},
      cast(t.permissions as text) as granted,
      u.id as "userId", u.login, cast(u.permissions as text) as permissions
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = ? and t.revoked_at is null and u.is_active`;
  const [row] = await raw<TokenRow>(em, sql, [tokenHash]);
  if (!row) return null;
  const granted = heldPermissions(row.granted);
  const permissions = heldPermissions(row.permissions).filter((held) => granted.includes(held));
  const user = { id: row.userId, login: row.login, permissions };
  return { id: row.id, lastUsedAt: toInstantOrNull(row.lastUsedAt), user };
}
