import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { openTestDatabase } from '@backend/testing/database';
import { addUser } from '@backend/testing/people';
import { expect, it } from 'vitest';
import { keepHouse } from './housekeeping';

const now = new Date('2026-04-16T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('a start forgets the answers kept for retries that are over, and keeps the others', async () => {
  const test = await openTestDatabase();
  const em = test.store.fork();
  const user = { login: 'keeper', permissions: [] };
  const userId = await addUser(test.store, user, now);
  for (const [key, createdAt] of [
    ['old', hoursAgo(25)],
    ['fresh', hoursAgo(23)],
  ] as const) {
    await em.insert(IdempotencyKey, {
      key,
      userId,
      operation: 'addCashEntry',
      fingerprint: 'f',
      createdAt,
    });
  }
  const faults: unknown[] = [];
  const house = keepHouse(
    test.store,
    () => now,
    (error) => faults.push(error),
  );
  await house.firstRound;
  house.stop();
  expect(faults).toEqual([]);
  const kept = await test.store.fork().findAll(IdempotencyKey);
  expect(kept.map(({ key }) => key)).toEqual(['fresh']);
  await test.close();
});

it('a database that does not answer is told, not thrown', async () => {
  const test = await openTestDatabase();
  const store = { ...test.store, write: () => Promise.reject(new Error('no connection')) };
  const faults: unknown[] = [];
  const house = keepHouse(
    store,
    () => now,
    (error) => faults.push(error),
  );
  await house.firstRound;
  house.stop();
  expect(faults).toHaveLength(1);
  await test.close();
});
