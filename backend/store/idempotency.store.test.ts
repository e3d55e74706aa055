import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { millisecondsInDay } from 'date-fns/constants';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdempotencyKey } from './entities/idempotency-key.entity';
import { CashEntry } from './entities/money/cash-entry.entity';
import { addFirstTills } from './first-tills';
import { forgetKeys, type KeyedRequest, once } from './idempotency';
import type { Store } from './open-store';
import { NOW } from './testing/sample';
import { noteClock } from './upkeep/clock-note';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
  await store.write(store.fork(), (em) => addFirstTills(em, NOW));
});
afterAll(() => database.close());

const later = (ms: number) => new Date(NOW.getTime() + ms);

const request = (key: string | null, extra: Partial<KeyedRequest> = {}): KeyedRequest => ({
  key,
  userId: 7,
  operation: 'addCashEntry',
  params: { amount: 500, comment: null },
  now: NOW,
  ...extra,
});

/** A command that adds a cash entry under the key. */
const addEntry = (keyed: KeyedRequest) =>
  store.write(store.fork(), (em) =>
    once(em, keyed, async () => {
      const entry = em.create(CashEntry, {
        amountKopecks: kopecks(50_000),
        createdAt: keyed.now,
        tillId: OFFICE_TILL,
      });
      await em.flush();
      return { id: entry.id, createdAt: entry.createdAt, comment: entry.comment ?? null };
    }),
  );

const entries = () => store.fork().count(CashEntry);

describe('a request with an idempotency key', () => {
  test('runs once and returns the same answer to three concurrent retries', async () => {
    const before = await entries();
    const answers = await Promise.all([1, 2, 3].map(() => addEntry(request('thrice'))));
    expect(await entries()).toBe(before + 1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.createdAt).toEqual(NOW);
  });

  test('is separate for another user and without a key', async () => {
    const before = await entries();
    await addEntry(request('shared'));
    await addEntry(request('shared', { userId: 8 }));
    await addEntry(request(null));
    await addEntry(request(null));
    expect(await entries()).toBe(before + 4);
  });

  test('is refused when the key was used with other parameters or another operation', async () => {
    const before = await entries();
    await addEntry(request('once'));
    for (const other of [{ params: { amount: 501, comment: null } }, { operation: 'createCar' }]) {
      await expect(addEntry(request('once', other))).rejects.toMatchObject({
        code: 'CONFLICT',
        message: MESSAGES.generic.idempotencyReused,
      });
    }
    expect(await entries()).toBe(before + 1);
  });

  test('ignores the order of its fields', async () => {
    const before = await entries();
    await addEntry(request('order', { params: { a: 1, when: NOW, b: [1, { c: 2, d: 3 }] } }));
    await addEntry(request('order', { params: { b: [1, { d: 3, c: 2 }], when: later(0), a: 1 } }));
    expect(await entries()).toBe(before + 1);
    await expect(
      addEntry(request('order', { params: { a: 1, when: later(1), b: [1, { c: 2, d: 3 }] } })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('releases the key when it fails', async () => {
    const failing = store.write(store.fork(), (em) =>
      once(em, request('failed'), async () => {
        throw new Error('said no');
      }),
    );
    await expect(failing).rejects.toThrow('said no');
    const before = await entries();
    await addEntry(request('failed'));
    expect(await entries()).toBe(before + 1);
  });

  test('is replayed for 24 hours, then runs again', async () => {
    await store.write(store.fork(), (em) => noteClock(em, NOW));
    const before = await entries();
    const first = await addEntry(request('day'));
    expect(await addEntry(request('day', { now: later(millisecondsInDay) }))).toEqual(first);
    expect(await entries()).toBe(before + 1);
    const next = later(millisecondsInDay + 1);
    expect(await addEntry(request('day', { now: next }))).toEqual(first);
    await store.write(store.fork(), (em) => noteClock(em, later(millisecondsInDay)));
    await addEntry(request('day', { now: next }));
    expect(await entries()).toBe(before + 2);
  });

  test('is replayed while the clock is not trusted', async () => {
    await store.write(store.fork(), (em) => noteClock(em, NOW));
    const before = await entries();
    const first = await addEntry(request('jump'));
    const now = later(1100 * millisecondsInDay);
    await store.write(store.fork(), (em) => noteClock(em, now));
    expect(await addEntry(request('jump', { now }))).toEqual(first);
    expect(await entries()).toBe(before + 1);
  });

  test.each([null, [], 'text', 0, false, { nested: { at: NOW, list: [NOW, null] } }])(
    'replays an answer of %j unchanged',
    async (answer) => {
      const key = `answer ${JSON.stringify(answer)}`;
      const ask = () =>
        store.write(store.fork(), (em) =>
          once(em, request(key), async (): Promise<unknown> => answer),
        );
      await ask();
      expect(await ask()).toEqual(answer);
    },
  );

  test('is purged only after it expires', async () => {
    await addEntry(request('old'));
    await addEntry(request('young', { now: later(millisecondsInDay / 2) }));
    await store.write(store.fork(), (em) => forgetKeys(em, later(millisecondsInDay + 1)));
    const keys = await store.fork().find(IdempotencyKey, { key: { $in: ['old', 'young'] } });
    expect(keys.map(({ key }) => key)).toEqual(['young']);
  });
});
