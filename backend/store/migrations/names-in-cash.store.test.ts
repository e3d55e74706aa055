import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, expect, test } from 'vitest';
import { engineOf } from '../em';
import { CashEntry } from '../entities/money/cash-entry.entity';
import { SampleRow } from '../entities/sample-row.entity';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

test('entries get the login of the account or of the history; reversals and sample marks stay', async () => {
  database = await openTestDatabase({ migrated: false });
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = MIGRATIONS.filter(({ name }) => name < '133');
  await store.migrate();
  const em = store.fork();
  const at = engineOf(em) === 'sqlite' ? 0 : new Date(0);
  // The entities have columns of later steps.
  await em.execute(
    `insert into users (login, login_key, password_hash, permissions, is_active, created_at, version)
     values ('anna', 'anna', 'x', '[]', true, ?, 1)`,
    [at],
  );
  const entries = [
    [10, 1, null],
    [-10, 1, 1],
    [20, null, null],
    [30, null, null],
  ];
  for (const [amount, by, reverses] of entries) {
    await em.execute(
      `insert into cash_entries (amount_kopecks, created_at, created_by, reverses_id) values (?, ?, ?, ?)`,
      [amount, at, by, reverses],
    );
  }
  await em.execute(
    `insert into change_log (at, user_id, user_login, operation, entity, entity_id)
     values (?, 7, 'gone', 'addCashEntry', 'CashEntry', 3)`,
    [at],
  );
  await em.execute('insert into sample_rows (cash_entry_id) values (1), (3)');
  settings.migrationsList = [...MIGRATIONS];
  await store.migrate();
  const rows = await store.fork().findAll(CashEntry, { orderBy: { id: 'asc' } });
  expect(
    rows.map(({ id, amountKopecks, userId, userLogin, reversesId }) => [
      id,
      amountKopecks,
      userId,
      userLogin,
      reversesId,
    ]),
  ).toEqual([
    [1, 10, 1, 'anna', null],
    [2, -10, 1, 'anna', 1],
    [3, 20, 7, 'gone', null],
    [4, 30, null, null, null],
  ]);
  expect(await store.fork().count(SampleRow)).toBe(2);
});
