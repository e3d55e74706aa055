import type { TillAccess } from '@backend/domain/money/tills';
import type { Em } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import {
  type DriverRow,
  instantColumns,
  raw,
  toInstant,
  toInstantOrNull,
  toKopecks,
} from '@backend/store/sql/raw';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { TillKind } from '@schema/values/money/tills';
import { loadTillSums } from './till-sums';

/** A till with its users, without its cash. */
export interface TillRecord extends TillAccess {
  readonly id: number;
  readonly kind: TillKind;
  /** Of a user's till: the login, or the last one of a deleted account. */
  readonly name: string;
  /** The account of a user's till was deleted. */
  readonly isOwnerDeleted: boolean;
  readonly closedAt: Date | null;
  readonly version: number;
}

type TillRow = DriverRow<Omit<TillRecord, 'userIds' | 'isOwnerDeleted'>> & {
  readonly userExists: number | null;
};

/** The office's tills by name, then those of users by login; only `ids` unless null. */
export async function loadTills(
  em: Em,
  ids: readonly number[] | null = null,
): Promise<TillRecord[]> {
  if (ids?.length === 0) return [];
  const where = ids === null ? '' : `where t.id in (${ids.map(() => '?').join(', ')})`;
  const rows = await raw<TillRow>(
    em,
    `select t.id, t.kind, coalesce(u.login, t.name) as "name", t.user_id as "userId", u.id as "userExists",
       t.is_for_all as "isForAll", ${instantColumns(em, 't', { closedAt: 'closed_at' })}, t.version
     from tills t left join users u on u.id = t.user_id ${where}
     order by t.kind, coalesce(u.login, t.name), t.id`,
    ids ?? [],
  );
  const users = await raw<{ tillId: number; userId: number }>(
    em,
    `select till_id as "tillId", user_id as "userId" from till_users order by till_id, user_id`,
  );
  return rows.map(({ userExists, isForAll, closedAt, ...row }) => ({
    ...row,
    isForAll: Boolean(isForAll),
    isOwnerDeleted: row.kind === 'user' && userExists === null,
    closedAt: toInstantOrNull(closedAt),
    userIds: users.filter(({ tillId }) => tillId === row.id).map(({ userId }) => userId),
  }));
}

export async function findTill(em: Em, id: number): Promise<TillRecord | null> {
  const [till] = await loadTills(em, [id]);
  return till ?? null;
}

/** Locks tills in one order, so that two requests never wait for each other. */
export async function lockTills(em: Em, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  for (const id of sorted)
    await raw(em, `select id from tills where id = ? ${rowLockSql(em)}`, [id]);
}

/** The cash in a till now. */
export async function tillBalance(em: Em, id: number): Promise<Kopecks> {
  const sums = await loadTillSums(em, { from: null, to: null, tillIds: [id] });
  const { cameIn = 0, wentOut = 0 } = sums.get(id) ?? {};
  return kopecks(cameIn - wentOut);
}

/** Id of the till of a user, created with their first cash. */
export async function ensureUserTill(
  em: Em,
  user: { readonly id: number; readonly login: string },
  now: Date,
): Promise<number> {
  const find = () => raw<{ id: number }>(em, 'select id from tills where user_id = ?', [user.id]);
  const [found] = await find();
  if (found) return found.id;
  await em.execute(
    `insert into tills (kind, name, user_id, is_for_all, created_at, version)
     values ('user', ?, ?, ?, ?, 1) on conflict (user_id) do nothing`,
    [user.login, user.id, false, now],
  );
  const [made] = await find();
  if (!made) throw new Error(`User ${user.id} has no till`);
  return made.id;
}

/** The last count of a till. */
export interface LastCount {
  readonly tillId: number;
  readonly countedAt: Date;
  readonly userName: string;
  readonly difference: Kopecks;
  /** It set what the till began with. */
  readonly isFirst: boolean;
}

/** The last count of each till that was counted; an index finds it. One statement. */
export async function loadLastCounts(em: Em): Promise<LastCount[]> {
  const rows = await raw<DriverRow<LastCount>>(
    em,
    `select c.till_id as "tillId", ${instantColumns(em, 'c', { countedAt: 'counted_at' })},
       c.user_login as "userName", c.counted_kopecks - c.expected_kopecks as "difference",
       not exists (select 1 from money_counts e where e.till_id = c.till_id and e.id < c.id) as "isFirst"
     from tills t
     join money_counts c on c.id = (select l.id from money_counts l where l.till_id = t.id
       order by l.counted_at desc, l.id desc limit 1)`,
  );
  return rows.map((row) => ({
    ...row,
    countedAt: toInstant(row.countedAt),
    difference: toKopecks(row.difference),
    isFirst: Boolean(row.isFirst),
  }));
}
