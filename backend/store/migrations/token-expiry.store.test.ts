import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, expect, test } from 'vitest';
import { engineOf } from '../em';
import { ApiToken } from '../entities/api-token.entity';
import { User } from '../entities/user.entity';
import { MIGRATIONS } from './list';

let database: TestDatabase | undefined;
afterEach(() => database?.close());

test('existing tokens get 90 days from the update, those of disabled accounts are revoked', async () => {
  database = await openTestDatabase({ migrated: false });
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = MIGRATIONS.filter(({ name }) => name < '101');
  await store.migrate();
  const em = store.fork();
  const users = await store.write(em, async (tx) => {
    const rows = [true, false].map((isActive) => ({
      login: `user-${isActive}`,
      loginKey: `user-${isActive}`,
      passwordHash: 'x',
      permissions: [],
      isActive,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      version: 1,
    }));
    return tx.insertMany(User, rows);
  });
  const createdAt = engineOf(em) === 'sqlite' ? 0 : new Date(0);
  for (const id of users) {
    await em.execute(
      `insert into api_tokens (user_id, name, token_hash, permissions, created_at)
       values (?, 'old', ?, '[]', ?)`,
      [id, `hash-${id}`, createdAt],
    );
  }
  settings.migrationsList = [...MIGRATIONS];
  const before = Date.now();
  await store.migrate();
  const [kept, disabled] = await store.fork().findAll(ApiToken, { orderBy: { id: 'asc' } });
  const left = (kept?.expiresAt?.getTime() ?? 0) - before;
  expect(left).toBeGreaterThan(89 * millisecondsInDay);
  expect(left).toBeLessThan(91 * millisecondsInDay);
  expect(kept?.revokedAt).toBeNull();
  expect(disabled?.revokedAt).not.toBeNull();
});
