import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { WriteProbe } from '@backend/store/entities/write-probe.entity';
import { openStore, type Store } from '@backend/store/open-store';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { storageFull, unavailable } = MESSAGES.generic;
const FULL = { status: 507, code: 'STORAGE_FULL', message: storageFull };
const AWAY = { status: 503, code: 'UNAVAILABLE', message: unavailable };

let app: TestApp;
/** Another process on the same database. */
let other: Store;
beforeEach(async () => {
  app = await startTestApp();
  other = await openStore(app.databaseOptions);
});
afterEach(async () => {
  await other.close();
  await app.close();
});

const onWriter = (sql: string) => app.store.orm.em.getConnection('write').execute(sql);

/** Holds a write transaction until the returned function is called. */
async function holdLock(...locks: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = other.write(other.fork(), async (em) => {
    for (const lock of locks) await em.execute(lock);
    held.resolve();
    await promise;
  });
  await held.promise;
  return async () => {
    resolve();
    await holding;
  };
}

/** Connections keep the setting with which they were opened. */
async function reconnect(setting: string) {
  const em = other.fork();
  const [{ name }] = await em.execute<[{ name: string }]>('select current_database() as name');
  await em.execute('set default_transaction_read_only = off');
  await em.execute(`alter database ${name} ${setting}`);
  await em.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

const SQLITE = {
  'a full disk': [
    FULL,
    async () => {
      const [{ page_count }] = await onWriter('pragma page_count');
      await onWriter(`pragma max_page_count = ${page_count}`);
      return () => onWriter('pragma max_page_count = 1000000');
    },
  ],
  'a locked database': [AWAY, () => holdLock('delete from write_probe')],
  'a read-only database': [
    AWAY,
    async () => {
      await onWriter('pragma query_only = on');
      return () => onWriter('pragma query_only = off');
    },
  ],
} as const;

const POSTGRES = {
  'a full disk': [
    FULL,
    async () => {
      const em = other.fork();
      await em.execute(`create function disk_full() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
      for (const table of ['cash_entries', 'write_probe']) {
        await em.execute(`create trigger full_disk before insert or update on ${table}
          for each statement execute function disk_full()`);
      }
      return () => em.execute('drop function disk_full cascade');
    },
  ],
  'a locked database': [
    AWAY,
    () =>
      holdLock(
        'lock table cash_entries in exclusive mode',
        'lock table write_probe in exclusive mode',
      ),
  ],
  'a read-only database': [
    AWAY,
    async () => {
      await reconnect('set default_transaction_read_only = on');
      return () => reconnect('reset default_transaction_read_only');
    },
  ],
} as const;

const OUTAGES = process.env.TEST_ENGINE === 'postgres' ? POSTGRES : SQLITE;

const comment = 'x'.repeat(900);
const cashier = () => app.as(['edit_bookings', 'view_board']);
const save = () => cashier().rest('POST', '/cashbox/entries', { amount: 5, comment });
const ready = () => fetch(`${app.url}/health/ready`);
const GQL = 'mutation ($input: AddCashEntryInput!) { addCashEntry(input: $input) { id } }';

test.each(Object.entries(OUTAGES))(
  '%s refuses writes with a message, serves reads, is not ready, and recovers',
  async (name, [{ status, code, message }, begin]) => {
    let saved = 0;
    const trySave = async () => {
      const answer = await save();
      if (answer.status === 201) saved += 1;
      return answer;
    };
    const saving = async () => (await trySave()).status;
    expect(await saving()).toBe(201);
    expect((await ready()).status).toBe(200);

    const end = await begin();
    const isLocked = name.includes('locked');
    // The last free pages are allocated, and connections reopened.
    if (!isLocked) await expect.poll(saving, { interval: 1 }).toBe(status);
    // The last use of the session is due for an update.
    app.clock.advance(120_000);
    const order: string[] = [];
    const [rest, gql, read] = await Promise.all([
      trySave().finally(() => order.push('write')),
      cashier().gql(GQL, { input: { amount: 5, comment } }),
      cashier()
        .rest('GET', '/board?start=2026-11-10&days=7')
        .finally(() => order.push('read')),
    ]);
    expect(rest).toMatchObject({ status, body: { code, message } });
    expect(gql.errors).toMatchObject([{ message, extensions: { code } }]);
    expect(read.status).toBe(200);
    // Only writers wait for a lock.
    if (isLocked) expect(order).toEqual(['read', 'write']);
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toEqual({ status: 'unavailable', failed: ['database'] });

    await end();
    await expect.poll(saving).toBe(201);
    await expect.poll(async () => (await ready()).status).toBe(200);
    expect(await app.store.fork().count(CashEntry)).toBe(saved);
    expect(await app.store.fork().count(WriteProbe)).toBe(1);
  },
  60_000,
);
