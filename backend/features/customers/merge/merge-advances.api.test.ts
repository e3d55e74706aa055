import { addCar, november } from '@backend/testing/data/fleet';
import { addCustomer, addRental } from '@backend/testing/data/rentals';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const client = () => app.as(['view_clients', 'edit_bookings']);
const take = (id: number, path: string, amount: number) =>
  client().rest('POST', `/customers/${id}/money/${path}`, { amount, method: 'cash' });
const advanceOf = async (id: number) =>
  (await client().rest<{ advance: number }>('GET', `/customers/${id}/money`)).body.advance;

/** Two customers with an advance of 1000 and 200, the second one paid 50 of it for a rental. */
async function twoAdvances() {
  const [keep, gone] = [await addCustomer(app.store), await addCustomer(app.store)];
  const booking = await addRental(app.store, {
    carId: await addCar(app.store),
    customerId: gone,
    totalPrice: 500,
    startDate: november(12, '10:00'),
    endDate: november(13, '10:00'),
  });
  await take(keep, 'advances', 1000);
  await take(gone, 'advances', 200);
  const credited = await client().rest<{ entries: { id: number }[] }>(
    'POST',
    `/bookings/${booking}/money/credits`,
    { amount: 50 },
  );
  expect(credited.status).toBe(201);
  return { keep, gone, entryId: credited.body.entries[0]?.id ?? 0 };
}

async function stampOf(keep: number, gone: number): Promise<string> {
  const { body } = await client().rest<{ stamp: string }>(
    'GET',
    `/customers/${keep}/merge/${gone}`,
  );
  return body.stamp;
}

const merge = (keep: number, gone: number, stamp: string) =>
  client().rest<{ operationId: number }>('POST', '/customers/merge', {
    keepId: keep,
    goneId: gone,
    stamp,
    fullNameFrom: keep,
    phoneFrom: keep,
    emailFrom: keep,
  });
const undo = (operationId: number) => client().rest('POST', `/customers/merge/${operationId}/undo`);

test('a merge moves the advance, and its undo moves it back', async () => {
  const { keep, gone } = await twoAdvances();
  const { status, body } = await merge(keep, gone, await stampOf(keep, gone));
  expect([status, await advanceOf(keep), await advanceOf(gone)]).toEqual([200, 1150, 0]);
  expect((await undo(body.operationId)).status).toBe(200);
  expect([await advanceOf(keep), await advanceOf(gone)]).toEqual([1000, 150]);
});

test('after a merge a reversed payment returns to the advance of the kept customer', async () => {
  const { keep, gone, entryId } = await twoAdvances();
  await merge(keep, gone, await stampOf(keep, gone));
  const { status } = await client().rest('POST', `/money/entries/${entryId}/reverse`, {});
  expect([status, await advanceOf(keep)]).toEqual([201, 1200]);
});

test('a new advance entry after the preview blocks the merge, after the merge its undo', async () => {
  const { keep, gone } = await twoAdvances();
  const stamp = await stampOf(keep, gone);
  await take(gone, 'advances', 1);
  const stale = await merge(keep, gone, stamp);
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { message: MESSAGES.customers.mergeStale },
  ]);
  const { body } = await merge(keep, gone, await stampOf(keep, gone));
  await take(keep, 'advance-returns', 1100);
  const kept = await undo(body.operationId);
  const message = 'Отменить нельзя: с тех пор изменён аванс клиента.';
  expect([kept.status, kept.body]).toMatchObject([409, { message }]);
  expect(await advanceOf(keep)).toBe(51);
});
