import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant, readJsonText } from '@backend/store/sql/read-as';
import { over, reading } from '@backend/store/sql/typed-read';
import { isPermission, type Permission } from '@schema/permissions';

/** The authenticated user, read from the database. */
export interface SessionUserRecord {
  readonly id: number;
  readonly login: string;
  readonly permissions: readonly Permission[];
  /** The only partner whose cars the user may read; null: a member of staff. */
  readonly partnerId: number | null;
  /** Until then only setting a new password and signing out are allowed. */
  readonly mustChangePassword: boolean;
}

/** The permissions in a column's JSON; unknown values are dropped. */
export function heldPermissions(json: string): Permission[] {
  const held: unknown = JSON.parse(json);
  return Array.isArray(held) ? held.filter(isPermission) : [];
}

const { ref } = over<{ u: 'users' }>();

/** Columns of `sessionUser` over `u`. */
export const SESSION_USER = [
  ref('u.id').as('userId'),
  ref('u.login').as('login'),
  readJsonText(ref('u.permissions')).as('permissions'),
  ref('u.partner_id').as('partnerId'),
  readFlag(ref('u.must_change_password')).as('mustChangePassword'),
];

export interface SessionUserRow {
  readonly userId: number;
  readonly login: string;
  readonly permissions: string;
  readonly partnerId: number | null;
  readonly mustChangePassword: boolean;
}

export const sessionUser = (row: SessionUserRow): SessionUserRecord => ({
  id: row.userId,
  login: row.login,
  permissions: heldPermissions(row.permissions),
  partnerId: row.partnerId,
  mustChangePassword: row.mustChangePassword,
});

/** A live session and its user, read from the database. */
export interface LiveSession {
  readonly id: number;
  readonly lastSeenAt: Date;
  readonly user: SessionUserRecord;
}

const liveSession = prepared((em, { tokenHash, now }: Slots<{ tokenHash: string; now: Date }>) =>
  reading(em)
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(({ ref }) => ['s.id', readInstant(ref('s.last_seen_at')).as('lastSeenAt')])
    .select(SESSION_USER)
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where(({ ref }) => ref('u.is_active')),
);

/**
 * The session with this token hash. One statement, since every request runs it; bypasses the
 * entities, which take twenty times as long. Null: unknown, expired, or its user is disabled.
 */
export async function loadLiveSession(
  em: Em,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | null> {
  const [row] = await liveSession(em, { tokenHash, now });
  if (!row) return null;
  return { id: row.id, lastSeenAt: row.lastSeenAt, user: sessionUser(row) };
}
