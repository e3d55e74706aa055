import type { Em } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import { instantColumns, type RawValue, raw, toInstant } from '@backend/store/sql/raw';
import type { Permission } from '@schema/permissions';
import { heldPermissions } from './session-queries';

/** An account under its API names; never its password. */
export interface UserRecord {
  readonly id: number;
  readonly login: string;
  readonly isActive: boolean;
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
  /** The password was given by somebody else and has not been replaced yet. */
  readonly mustChangePassword: boolean;
  /** Whether this is the owner of the company. */
  readonly isOwner: boolean;
  /** Incremented by every change. */
  readonly version: number;
}

interface UserRow {
  id: number;
  login: string;
  isActive: boolean | number;
  permissions: string;
  createdAt: number;
  mustChangePassword: boolean | number;
  isOwner: boolean | number;
  version: number;
}

const russian = new Intl.Collator('ru', { numeric: true });

async function usersBy(em: Em, ending: string, params: readonly RawValue[]): Promise<UserRecord[]> {
  const rows = await raw<UserRow>(
    em,
    `select u.id, u.login, u.is_active as "isActive", cast(u.permissions as text) as permissions,
       ${instantColumns(em, 'u', { createdAt: 'created_at' })}, u.version,
       u.must_change_password as "mustChangePassword",
       exists (select 1 from company_settings c where c.owner_id = u.id) as "isOwner"
     from users u ${ending}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    isActive: Boolean(row.isActive),
    mustChangePassword: Boolean(row.mustChangePassword),
    isOwner: Boolean(row.isOwner),
    permissions: heldPermissions(row.permissions),
    createdAt: toInstant(row.createdAt),
  }));
}

/** All accounts in Russian alphabetical order of login (requirements.md, U1). */
export async function loadUsers(em: Em): Promise<UserRecord[]> {
  const users = await usersBy(em, '', []);
  return users.sort((a, b) => russian.compare(a.login, b.login) || a.id - b.id);
}

export async function loadUser(em: Em, id: number): Promise<UserRecord | null> {
  const [user] = await usersBy(em, 'where u.id = ?', [id]);
  return user ?? null;
}

/**
 * Locks and reads all accounts until the transaction ends. In the order of their ids, so that
 * concurrent callers do not deadlock.
 */
export function lockUsers(em: Em): Promise<UserRecord[]> {
  return usersBy(em, `order by u.id ${rowLockSql(em)}`, []);
}

/** Locks and reads one account; null when there is none with this id. */
export async function lockUser(em: Em, id: number): Promise<UserRecord | null> {
  const [user] = await usersBy(em, `where u.id = ? ${rowLockSql(em)}`, [id]);
  return user ?? null;
}

interface UserSessionRecord {
  readonly id: number;
  readonly userId: number;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** The User-Agent header. */
  readonly userAgent: string | null;
}

const SESSION_INSTANTS = {
  createdAt: 'created_at',
  lastSeenAt: 'last_seen_at',
  expiresAt: 'expires_at',
};

/** The live sessions of a user, most recently used first. */
export async function loadUserSessions(
  em: Em,
  userId: number,
  now: Date,
): Promise<UserSessionRecord[]> {
  type Row = Omit<UserSessionRecord, keyof typeof SESSION_INSTANTS> &
    Record<keyof typeof SESSION_INSTANTS, number>;
  const rows = await raw<Row>(
    em,
    `select s.id, s.user_id as "userId", ${instantColumns(em, 's', SESSION_INSTANTS)},
       s.user_agent as "userAgent"
     from sessions s where s.user_id = ? and s.expires_at > ?
     order by s.last_seen_at desc, s.id desc`,
    [userId, now],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    lastSeenAt: toInstant(row.lastSeenAt),
    expiresAt: toInstant(row.expiresAt),
  }));
}
