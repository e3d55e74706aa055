import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, expect, test } from 'vitest';
import { engineOf } from '../em';
import { ApiToken } from '../entities/access/api-token.entity';
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
  const createdAt = engineOf(em) === 'sqlite' ? 0 : new Date(0);
  // The entity has columns of later steps.
  for (const isActive of [true, false]) {
    await em.execute(
      `insert into users (login, login_key, password_hash, permissions, is_active, created_at, version)
       values (?, ?, 'x', '[]', ?, ?, 1)`,
      [`user-${isActive}`, `user-${isActive}`, isActive, createdAt],
    );
  }
  for (const id of [1, 2]) {
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
