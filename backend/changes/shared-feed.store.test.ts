import { createLog } from '@backend/logging/create-log';
import type { Em } from '@backend/store/em';
import { NoticeDraft } from '@backend/store/entities/notice-draft.entity';
import { loadNotices, storeNotices } from '@backend/store/notices/change-notices';
import type { Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { TOPICS } from '@schema/topics';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change, ChangeNotice } from './notices';
import { openSharedFeed, type SharedFeed } from './shared-feed';

const now = new Date('2026-11-10T09:00:00Z');
const change = (carId: number): Change => ({
  topics: ['board'],
  carIds: [carId],
  operation: 'updateBooking',
  changeId: `tablet.${carId}`,
  at: now,
});

let database: TestDatabase;
let feeds: SharedFeed[] = [];
const warned: string[] = [];
const failures: string[] = [];

async function openFeed(filePlace = 'one folder'): Promise<SharedFeed> {
  const { databaseUrl = '' } = database.options;
  const log = createLog('warn', { write: (line) => failures.push(JSON.parse(line).msg) });
  const feed = await openSharedFeed({
    store: database.store,
    databaseUrl,
    log,
    filePlace,
    onOtherPlace: () => warned.push(filePlace),
  });
  feeds.push(feed);
  await expect.poll(() => feed.isListening()).toBe(true);
  return feed;
}

function listen(feed: SharedFeed, since?: string) {
  const notices = feed
    .stream(since === undefined ? undefined : { since, now })
    [Symbol.asyncIterator]();
  let next = notices.next();
  return {
    async take(count: number): Promise<ChangeNotice[]> {
      const received: ChangeNotice[] = [];
      while (received.length < count) {
        received.push((await next).value as ChangeNotice);
        next = notices.next();
      }
      return received;
    },
  };
}

async function waitingForLock(store: Store): Promise<number> {
  const [found] = await raw<{ count: number }>(
    store.fork(),
    `select count(*)::int as "count" from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return found?.count ?? 0;
}

const carsOf = (notices: readonly ChangeNotice[]) => notices.flatMap(({ carIds }) => carIds);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a feed of two processes', () => {
  beforeEach(async () => {
    database = await openTestDatabase();
    feeds = [];
    warned.length = 0;
    failures.length = 0;
  });
  afterEach(async () => {
    await Promise.all(feeds.map((feed) => feed.close()));
    await database.close();
  });

  test('brings each notice to both, in one order, with one cursor', async () => {
    const [mine, theirs] = [await openFeed(), await openFeed()];
    const [here, there] = [listen(mine), listen(theirs)];
    for (let car = 1; car <= 20; car += 1) (car % 2 ? mine : theirs).publish(change(car));
    const [heardHere, heardThere] = [await here.take(20), await there.take(20)];
    expect(heardHere).toEqual(heardThere);
    expect(carsOf(heardHere).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(heardThere.map(({ changeId }) => changeId)).toEqual(
      carsOf(heardThere).map((car) => `tablet.${car}`),
    );
    expect(mine.cursor()).toBe(theirs.cursor());
  });

  test('has one position in both, and none while a change is not announced', async () => {
    const [mine, theirs] = [await openFeed(), await openFeed()];
    const positions = () =>
      Promise.all([mine, theirs].map((feed) => feed.position(database.store.fork())));
    expect(await positions()).toEqual(['0', '0']);
    const em = database.store.fork();
    const draft = mine.draft(em);
    if (!draft) throw new Error('no draft');
    await database.store.write(em, async (tx) => {
      await tx.execute('select 1');
    });
    expect(await positions()).toEqual([null, null]);
    mine.publish(change(1));
    mine.settle(draft);
    await expect.poll(positions).toEqual(['1', '1']);
  });

  test('resumes a listener on the other process and after a restart', async () => {
    const mine = await openFeed();
    mine.publish(change(1));
    await expect.poll(() => mine.cursor()).toMatch(/\.1$/);
    const since = mine.cursor();
    mine.publish(change(2));
    await expect.poll(() => mine.cursor()).toMatch(/\.2$/);
    const [missed, here] = await listen(await openFeed(), since).take(2);
    expect(missed?.carIds).toEqual([2]);
    expect(here).toMatchObject({ operation: 'subscribed', topics: [] });
    const [all] = await listen(mine, 'another-run.1').take(1);
    expect(all).toMatchObject({ operation: 'subscribed', topics: TOPICS });
  });

  test('resumes from the cursor of a process that is ahead', async () => {
    const { store } = database;
    const [ahead, behind] = [await openFeed(), await openFeed()];
    await storeNotices(store, [change(1)], { channel: 'nobody-listens', drafts: [] });
    const since = ahead.cursor().replace(/\d+$/, '1');
    const listener = listen(behind, since);
    const [here] = await listener.take(1);
    expect(here).toMatchObject({ operation: 'subscribed', topics: [], cursor: since });
    ahead.publish(change(2));
    expect(carsOf(await listener.take(1))).toEqual([2]);
    const [all] = await listen(behind, since.replace(/\d+$/, '9')).take(1);
    expect(all).toMatchObject({ operation: 'subscribed', topics: TOPICS });
  });

  test('catches up after its connection was lost', async () => {
    const feed = await openFeed();
    const listener = listen(feed);
    const em = database.store.fork();
    await raw(
      em,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    await storeNotices(database.store, [change(7)], { channel: 'nobody-listens', drafts: [] });
    expect(carsOf(await listener.take(1))).toEqual([7]);
    await expect.poll(() => feed.isListening(), { timeout: 5000 }).toBe(true);
  });

  test('retries a failed read', async () => {
    const feed = await openFeed();
    const listener = listen(feed);
    const em = database.store.fork();
    await storeNotices(database.store, [change(7)], { channel: 'nobody-listens', drafts: [] });
    await em.execute('alter table change_notices rename to change_notices_away');
    await em.execute(`select pg_notify('change_notices', '')`);
    await expect.poll(() => failures).toContain('notices could not be read');
    await em.execute('alter table change_notices_away rename to change_notices');
    expect(carsOf(await listener.take(1))).toEqual([7]);
  });

  test('brings more notices than a listener may have waiting as one, up to the last', async () => {
    const feed = await openFeed();
    const listener = listen(feed);
    const many = Array.from({ length: 150 }, (_, car) => change(car));
    await storeNotices(database.store, many, { channel: 'change_notices', drafts: [] });
    const received = await listener.take(1);
    while (received.at(-1)?.cursor !== feed.cursor()) received.push(...(await listener.take(1)));
    expect(received.length).toBeLessThan(many.length);
    expect(received.some(({ carIds }) => carIds.length === 0)).toBe(true);
  });

  test('misses no notice of a transaction that commits later', async () => {
    const feed = await openFeed();
    const listener = listen(feed);
    const { store } = database;
    const slow = store.fork();
    await slow.begin();
    await storeNotices({ ...store, fork: () => slow, write: (em, job) => job(em) }, [change(1)], {
      channel: 'nobody-listens',
      drafts: [],
    });
    feed.publish(change(2));
    await expect.poll(() => waitingForLock(store)).toBe(1);
    expect(await loadNotices(store.fork(), 0)).toEqual([]);
    await slow.commit();
    expect(carsOf(await listener.take(2))).toEqual([1, 2]);
  });

  test('announces the writes of a crashed process, and no change twice', async () => {
    const feed = await openFeed();
    const { store } = database;
    const kept = () => store.fork().count(NoticeDraft);
    const writeWith = async (em: Em) => {
      const draft = feed.draft(em);
      await store.write(em, async (tx) => {
        await tx.execute('select 1');
      });
      return draft;
    };
    const announced = await writeWith(store.fork());
    expect([announced?.isKept, await kept()]).toEqual([true, 1]);
    feed.publish(change(1));
    if (announced) feed.settle(announced);
    await expect.poll(kept).toBe(0);
    // The announcement arrives after its commit, so a listener added later would get it too.
    await expect.poll(() => feed.cursor()).toMatch(/\.1$/);

    await writeWith(store.fork());
    const failed = store.fork();
    const lost = feed.draft(failed);
    await expect(store.write(failed, () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect([lost?.isKept, await kept()]).toEqual([false, 1]);

    const listener = listen(feed);
    await store.fork().execute(`update notice_drafts set at = at - interval '1 minute'`);
    const [notice] = await listener.take(1);
    expect(notice).toMatchObject({ operation: 'subscribed', topics: TOPICS, carIds: [] });
    expect(await kept()).toBe(0);
  });

  test('warns the server that keeps its files apart from the others', async () => {
    await openFeed();
    const other = await openFeed('another folder');
    await expect.poll(() => warned).toEqual(['another folder']);
    await other.close();
    await openFeed();
    expect(warned).toEqual(['another folder']);
  });

  test('stores notices in order after failed attempts', async () => {
    const feed = await openFeed();
    const listener = listen(feed);
    const em = database.store.fork();
    await em.execute('alter table change_notices rename to change_notices_away');
    for (const car of [1, 2, 3]) feed.publish(change(car));
    await em.execute('alter table change_notices_away rename to change_notices');
    expect(carsOf(await listener.take(3))).toEqual([1, 2, 3]);
  });
});
