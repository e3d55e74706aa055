import { IdempotencyKey } from '@backend/store/entities/idempotency-key.entity';
import { pack, unpack } from '@backend/store/sql/packed-json';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoFleet } from './testing/undoable-cases';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Answer {
  readonly operationId?: number;
}

/** The kept answer of a key, as a release that recorded no operations wrote it. */
async function forgetOperation(key: string, shape: (answer: Answer) => unknown): Promise<void> {
  await app.store.write(app.store.fork(), async (em) => {
    const row = await em.findOneOrFail(IdempotencyKey, { key });
    const { operationId: _, ...answer } = unpack(row.answer ?? pack({})) as Answer;
    row.answer = pack(shape(answer));
    await em.flush();
  });
}

test.each([
  ['a re-seating', '/reseating', (answer: object) => (answer as { bookings: unknown }).bookings],
  ['a swap', null, (answer: object) => answer],
])(
  'a retry of %s of an earlier release gets its answer, without an undo',
  async (_, path, shape) => {
    const staff = app.as(PERMISSIONS);
    const { planned, rental, cars } = await undoFleet(app);
    const [one] = planned;
    const key = path ? 'retry-reseating' : 'retry-swap';
    const send = () =>
      staff.rest<{ operationId: number }>(
        'POST',
        path ?? `/bookings/${rental.id}/swap`,
        path ? { moves: [{ ...one, carId: cars[3] }] } : { carId: cars[2] },
        { 'Idempotency-Key': key },
      );
    const first = await send();
    expect(first.status).toBe(200);
    await forgetOperation(key, shape);
    const again = await send();
    expect([again.status, again.body]).toEqual([200, { ...first.body, operationId: 0 }]);
  },
);
