import type { OperationName, Topic } from '@schema/topics';
import type { Em } from '../em';
import { ChangeNotice } from '../entities/change-notice.entity';
import type { Store } from '../open-store';
import { raw } from '../sql/raw';
import { dropDrafts, hasAbandonedDrafts, takeAbandonedDrafts } from './notice-drafts';

/** Any fixed number: the advisory lock that orders numbers by commit. */
const NUMBERING_LOCK = 7_214_003;
/** Retention of a notice: longer than a tablet sleeps overnight. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface NewNotice {
  /** `subscribed`: the changes are unknown. */
  readonly operation: OperationName | 'subscribed';
  readonly topics: readonly Topic[];
  readonly carIds: readonly number[];
  readonly changeId?: string | null;
  readonly at: Date;
}

interface StoredNotice extends NewNotice {
  readonly id: number;
}

interface Storing {
  readonly channel: string;
  /** Drafts replaced by these notices. */
  readonly drafts: readonly string[];
}

/**
 * Stores notices and notifies the channel; PostgreSQL only. The lock is held until the commit, so
 * that a reader of a number misses none below it.
 */
export function storeNotices(
  store: Store,
  notices: readonly NewNotice[],
  { channel, drafts }: Storing,
): Promise<void> {
  return store.write(store.fork(), async (em) => {
    if (drafts.length > 0) await dropDrafts(em, drafts);
    await insertNotices(em, notices, channel);
  });
}

async function insertNotices(em: Em, notices: readonly NewNotice[], channel: string) {
  if (notices.length === 0) return;
  await em.execute(`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
  for (const { topics, carIds, ...notice } of notices) {
    await em.insert(ChangeNotice, { ...notice, topics: [...topics], carIds: [...carIds] });
  }
  await em.execute('select pg_notify(?, ?)', [channel, '']);
}

/** Announces the changes of dead processes: `notice` once, if there are any. */
export async function announceAbandoned(
  store: Store,
  notice: NewNotice,
  channel: string,
): Promise<void> {
  if (!(await hasAbandonedDrafts(store.fork()))) return;
  await store.write(store.fork(), async (em) => {
    if ((await takeAbandonedDrafts(em)) > 0) await insertNotices(em, [notice], channel);
  });
}

/** Notices after a number, in order. */
export function loadNotices(em: Em, after: number): Promise<StoredNotice[]> {
  return em.find(
    ChangeNotice,
    { id: { $gt: after } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
}

export async function lastNoticeId(em: Em): Promise<number> {
  const [found] = await raw<{ last: number | null }>(
    em,
    'select max(id) as "last" from change_notices',
  );
  return found?.last ?? 0;
}

/** The last notice, and whether a committed change is not announced yet. */
export async function noticePosition(em: Em): Promise<{ last: number; isPending: boolean }> {
  const [found] = await raw<{ last: number | null; isPending: boolean }>(
    em,
    `select (select max(id) from change_notices) as "last",
       exists (select 1 from notice_drafts) as "isPending"`,
  );
  return { last: found?.last ?? 0, isPending: found?.isPending ?? true };
}

/** Deletes notices older than a day; returns their number. */
export function forgetNotices(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(ChangeNotice, { at: { $lt: new Date(now.getTime() - KEPT_MS) } });
}
