import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { pack, unpack } from '@backend/store/sql/packed-json';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UndoFleet, undoFleet } from './testing/undoable-cases';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Answer {
  readonly operationId?: number;
}

/** The stored response of a key in the format of a release without recorded operations. */
async function forgetOperation(key: string, shape: (answer: Answer) => unknown): Promise<void> {
  await app.store.write(app.store.fork(), async (em) => {
    const row = await em.findOneOrFail(IdempotencyKey, { key });
    const { operationId: _, ...answer } = unpack(row.answer ?? pack({})) as Answer;
    row.answer = pack(shape(answer));
    await em.flush();
  });
}

type Call = readonly [path: string, body: object];

const CASES: readonly (readonly [
  name: string,
  callOf: (fleet: UndoFleet) => Call,
  shape: (answer: never) => unknown,
])[] = [
  [
    'a re-seating',
    ({ planned: [one], cars }) => ['/reseating', { moves: [{ ...one, carId: cars[3] }] }],
    (answer: { bookings: unknown }) => answer.bookings,
  ],
  [
    'a swap',
    ({ rental, cars }) => [`/bookings/${rental.id}/swap`, { carId: cars[2] }],
    (answer: object) => answer,
  ],
  [
    'a copy of tariffs',
    ({ cars: [one, two] }) => [`/cars/${one}/tariffs/copy`, { cars: [{ id: two, version: 1 }] }],
    (answer: { items: unknown }) => answer.items,
  ],
];

test.each(CASES)(
  'a retry of %s of an earlier release gets its answer, without an undo',
  async (_, callOf, shape) => {
    const [path, body] = callOf(await undoFleet(app));
    const key = `retry-${path.length}`;
    const send = () =>
      app
        .as(PERMISSIONS)
        .rest<{ operationId: number }>('POST', path, body, { 'Idempotency-Key': key });
    const first = await send();
    expect(first.status).toBe(200);
    await forgetOperation(key, shape as (answer: Answer) => unknown);
    const again = await send();
    expect([again.status, again.body]).toEqual([200, { ...first.body, operationId: 0 }]);
  },
);
