import type { OperationName, Topic } from '@schema/topics';
import type { Em } from './em';
import { ChangeNotice } from './entities/change-notice.entity';
import type { Store } from './open-store';
import { raw } from './raw';

/** Any fixed number: the advisory lock that makes numbers follow the order of commits. */
const NUMBERING_LOCK = 7_214_003;
/** How long a notice is kept: longer than a tablet sleeps over night. Milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

interface NewNotice {
  readonly operation: OperationName;
  readonly topics: readonly Topic[];
  readonly carIds: readonly number[];
  readonly at: Date;
}

interface StoredNotice extends NewNotice {
  readonly id: number;
}

/** Stores notices and notifies the channel; PostgreSQL only. */
export function storeNotices(
  store: Store,
  notices: readonly NewNotice[],
  channel: string,
): Promise<void> {
  return store.write(store.fork(), async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
    for (const { topics, carIds, ...notice } of notices) {
      await em.insert(ChangeNotice, { ...notice, topics: [...topics], carIds: [...carIds] });
    }
    await em.execute('select pg_notify(?, ?)', [channel, '']);
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

/** Deletes notices older than a day; returns their number. */
export function forgetNotices(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(ChangeNotice, { at: { $lt: new Date(now.getTime() - KEPT_MS) } });
}
