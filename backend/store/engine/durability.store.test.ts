import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raw } from '../sql/raw';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ isFlushed: true });
});
afterAll(() => database.close());

const rowsOf = (sql: string) =>
  database.store.write(database.store.fork(), (em) => raw<Record<string, unknown>>(em, sql));

const QUESTION = {
  // 2: FULL.
  sqlite: { sql: 'pragma synchronous', answer: { synchronous: 2 } },
  postgres: {
    sql: `select source in ('client', 'session', 'database', 'user') as "isOwn"
      from pg_settings where name = 'synchronous_commit'`,
    answer: { isOwn: false },
  },
};

test('an acknowledged commit is flushed by SQLite, and by PostgreSQL as its server is set', async () => {
  const { sql, answer } = QUESTION[database.store.engine];
  expect(await rowsOf(sql)).toEqual([answer]);
});
