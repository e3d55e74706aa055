import type { Em } from '@backend/store/em';
import { lockedRows } from '@backend/store/locks/row-lock';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant, readJsonText } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import type { Permission } from '@schema/permissions';
import { heldPermissions } from './session-queries';

/** An account under its API names; never its password. */
export interface UserRecord {
  readonly id: number;
  readonly login: string;
  readonly isActive: boolean;
  readonly permissions: readonly Permission[];
  /** The only partner whose cars the user may read; null: a member of staff. */
  readonly partnerId: number | null;
  readonly createdAt: Date;
  /** The password was set by another user and has not been replaced yet. */
  readonly mustChangePassword: boolean;
  /** Whether this is the owner of the company. */
  readonly isOwner: boolean;
  /** Incremented by every change. */
  readonly version: number;
}

const russian = new Intl.Collator('ru', { numeric: true });

const users = (em: Em) =>
  reading(em)
    .selectFrom('users as u')
    .select(({ ref, exists, selectFrom }) => [
      'u.id',
      'u.login',
      readFlag(ref('u.is_active')).as('isActive'),
      readJsonText(ref('u.permissions')).as('permissions'),
      'u.partner_id as partnerId',
      readInstant(ref('u.created_at')).as('createdAt'),
      readFlag(ref('u.must_change_password')).as('mustChangePassword'),
      readFlag(
        exists(
          selectFrom('company_settings as c').select('c.id').whereRef('c.owner_id', '=', 'u.id'),
        ),
      ).as('isOwner'),
      'u.version',
    ]);

const allUsers = prepared((em) => users(em));

const userOf = prepared((em, { id }: Slots<{ id: number }>) => users(em).where('u.id', '=', id));

const lockedUsers = prepared((em) => users(em).orderBy('u.id').$call(lockedRows(em)));

const lockedUserOf = prepared((em, { id }: Slots<{ id: number }>) =>
  users(em).where('u.id', '=', id).$call(lockedRows(em)),
);

const recordOf = (row: Awaited<ReturnType<typeof allUsers>>[number]): UserRecord => ({
  ...row,
  permissions: heldPermissions(row.permissions),
});

/** All accounts in Russian alphabetical order of login (requirements.md, U1). */
export async function loadUsers(em: Em): Promise<UserRecord[]> {
  const all = (await allUsers(em, {})).map(recordOf);
  return all.sort((a, b) => russian.compare(a.login, b.login) || a.id - b.id);
}

export async function loadUser(em: Em, id: number): Promise<UserRecord | null> {
  const [user] = await userOf(em, { id });
  return user ? recordOf(user) : null;
}

/**
 * Locks and reads all accounts until the transaction ends. In the order of their ids, so that
 * concurrent callers do not deadlock.
 */
export async function lockUsers(em: Em): Promise<UserRecord[]> {
  return (await lockedUsers(em, {})).map(recordOf);
}

/** Locks and reads one account; null for an unknown id. */
export async function lockUser(em: Em, id: number): Promise<UserRecord | null> {
  const [user] = await lockedUserOf(em, { id });
  return user ? recordOf(user) : null;
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

const sessionsOf = prepared((em, { userId, now }: Slots<{ userId: number; now: Date }>) =>
  reading(em)
    .selectFrom('sessions as s')
    .select(({ ref }) => [
      's.id',
      's.user_id as userId',
      readInstant(ref('s.created_at')).as('createdAt'),
      readInstant(ref('s.last_seen_at')).as('lastSeenAt'),
      readInstant(ref('s.expires_at')).as('expiresAt'),
      's.user_agent as userAgent',
    ])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc'),
);

/** The live sessions of a user, most recently used first. */
export const loadUserSessions = (em: Em, userId: number, now: Date): Promise<UserSessionRecord[]> =>
  sessionsOf(em, { userId, now });
