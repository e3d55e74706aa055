import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, expect, test } from 'vitest';
import { engineOf } from '../em';
import { loadTills } from '../queries/money/till-queries';
import { loadTillSums } from '../queries/money/till-sums';
import { raw } from '../sql/raw';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

test('cash gets the till of its author, and counts of drawers become counts of tills', async () => {
  database = await openTestDatabase({ migrated: false });
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = MIGRATIONS.filter(({ name }) => name < '156');
  await store.migrate();
  const em = store.fork();
  const at = (hour: number) => {
    const moment = new Date(Date.UTC(2026, 10, 10, hour));
    return engineOf(em) === 'sqlite' ? moment.getTime() : moment;
  };
  const entry = (user: number, hour: number, direction: string, amount: number, method = 'cash') =>
    em.execute(
      `insert into money_entries (rental_id, kind, direction, amount_kopecks, method, happened_at,
         user_id, user_login) values (1, 'rent', ?, ?, ?, ?, ?, ?)`,
      [direction, amount, method, at(hour), user, `user${user}`],
    );
  const count = (day: string, hour: number, counted: number) =>
    em.execute(
      `insert into money_drawer_counts (day, user_id, user_login, revision, opened_with_kopecks,
         expected_kopecks, counted_kopecks, counted_at) values (?, 7, 'user7', 1, 0, 0, ?, ?)`,
      [day, counted, at(hour)],
    );
  await entry(7, 1, 'in', 1000);
  await entry(7, 2, 'in', 5000, 'card');
  await count('2026-11-10', 3, 1500);
  await entry(7, 4, 'out', 300);
  await em.execute(
    `insert into money_advances (customer_id, direction, amount_kopecks, method, happened_at,
       user_id, user_login) values (1, 'in', 700, 'cash', ?, 7, 'user7')`,
    [at(5)],
  );
  await count('2026-11-11', 6, 1850);
  await entry(8, 7, 'in', 40);
  await em.execute(
    `insert into cash_entries (amount_kopecks, created_at, created_by, created_by_login)
     values (60, ?, null, null), (90, ?, 8, 'user8')`,
    [at(8), at(8)],
  );
  settings.migrationsList = MIGRATIONS;
  await store.migrate();

  const after = store.fork();
  const tills = await loadTills(after);
  expect(tills.map(({ kind, name, userId }) => [kind, name, userId])).toEqual([
    ['office', 'Офис', null],
    ['user', 'user7', 7],
    ['user', 'user8', 8],
  ]);
  const sums = await loadTillSums(after, { from: null, to: null, tillIds: null });
  const cash = tills.map(({ id }) => {
    const { cameIn = 0, wentOut = 0 } = sums.get(id) ?? {};
    return cameIn - wentOut;
  });
  expect(cash).toEqual([60, 1850, 130]);
  const counts = await raw<{ expected: number | string; counted: number | string }>(
    after,
    `select expected_kopecks as "expected", counted_kopecks as "counted" from money_counts order by id`,
  );
  expect(counts.map((row) => [Number(row.expected), Number(row.counted)])).toEqual([
    [1000, 1500],
    [1900, 1850],
  ]);
  const refused = after.execute(`update money_entries set till_id = 1`);
  await expect(refused).rejects.toThrow('append-only');
  const tillless = store
    .fork()
    .execute(`insert into cash_entries (amount_kopecks, created_at) values (1, ?)`, [at(9)]);
  await expect(tillless).rejects.toThrow('cash_entries_till_check');
});
