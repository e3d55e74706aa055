import { addCashiers, type Refused, tillCalls, type WireTill } from '@backend/testing/data/tills';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let calls: ReturnType<typeof tillCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = tillCalls(app);
  await addCashiers(app);
});
afterAll(() => app.close());

const { tills: messages } = MESSAGES;
const DAY = '2026-11-10';

describe('a count', () => {
  test('records its difference, and the till holds what was counted', async () => {
    await calls.fillTill('anna', 1000);
    const notes = [
      { value: 500, count: 1 },
      { value: 100, count: 3 },
      { value: 50, count: 0 },
    ];
    const made = await calls.post<WireTill>('anna', 'till-counts', { counted: 800, notes });
    expect(made.body).toMatchObject({
      balance: 800,
      lastCount: { difference: -200, isFirst: false },
    });
    const first = await calls.post<WireTill>('chief', 'till-counts', { counted: 70 });
    expect(first.body.lastCount).toMatchObject({ difference: 70, isFirst: true });
    const wrong = await calls.post('anna', 'till-counts', { counted: 900, notes });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { counted: messages.notesDiffer }]);
    const other = await calls.post('anna', 'till-counts', {
      tillId: (await calls.fillTill('boris', 5)).id,
      counted: 1,
    });
    expect([other.status, other.body.fields]).toEqual([422, { tillId: messages.notYours }]);
  });
});

describe('a till of the office', () => {
  const change = (id: number, body: object) =>
    app.as('chief').rest<WireTill & Refused>('PATCH', `/money/tills/${id}`, body);

  test('is used by its users only, and closes when it is empty', async () => {
    const anna = (await calls.tillsOf('chief')).tills.find(({ name }) => name === 'anna');
    const { userId } = anna as unknown as { userId: number };
    const body = { name: 'Вокзал', isForAll: false, userIds: [userId] };
    const made = await app.as('chief').rest<WireTill>('POST', '/money/tills', body);
    expect(made.status).toBe(201);
    const { id } = made.body;
    const income = (login: string) =>
      app.as(login).rest<Refused>('POST', '/cashbox/entries', { amount: 70, tillId: id });
    expect((await income('anna')).status).toBe(201);
    const refused = await income('boris');
    expect([refused.status, refused.body.fields]).toEqual([422, { tillId: messages.notYours }]);
    expect((await calls.tillsOf('boris')).tills.find((till) => till.id === id)?.balance).toBeNull();
    const full = await change(id, { isClosed: true });
    expect([full.status, full.body.message]).toEqual([409, messages.notEmpty]);
    await calls.post('anna', 'collections', { amount: 70, place: 'bank', tillId: id });
    expect((await change(id, { isClosed: true })).body.isClosed).toBe(true);
    const closed = await income('anna');
    expect([closed.status, closed.body.fields]).toEqual([422, { tillId: messages.closed }]);
    const taken = await change(1, { name: 'вокзал' });
    expect([taken.status, taken.body.fields]).toEqual([422, { name: messages.nameTaken }]);
    const own = await change(anna?.id ?? 0, { name: 'Другая' });
    expect([own.status, own.body.message]).toEqual([409, messages.ownTill]);
  });
});

test('the till of a deleted account is closed once it is empty', async () => {
  const dora = await calls.hire('dora', ['edit_bookings']);
  await calls.fillTill('dora', 40);
  const remove = await app.as('chief').rest('DELETE', `/users/${dora}`);
  expect(remove.status).toBe(204);
  const left = await calls.tillNamed('dora');
  expect(left).toMatchObject({ isClosed: false, mayUse: true, balance: 40 });
  const office = await calls.tillNamed('Офис');
  const given = { tillId: left.id, toTillId: office.id, amount: 40 };
  expect((await calls.post('chief', 'handovers', given)).status).toBe(201);
  expect(await calls.tillNamed('dora')).toMatchObject({
    isClosed: true,
    mayUse: false,
    balance: 0,
  });
});

test('one free name is taken once, by concurrent requests too', async () => {
  const chief = app.as('chief');
  for (const path of ['/money/tills', '/money/expense-kinds']) {
    const names = ['Вторая', 'Вторая', 'Вторая'];
    const answers = await Promise.all(
      names.map((name) => chief.rest<Refused>('POST', path, { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const [refused] = answers.filter(({ status }) => status === 422);
    expect(Object.keys(refused?.body.fields ?? {})).toEqual(['name']);
  }
});

describe('access', () => {
  test('reading and recording need their permissions', async () => {
    const body = { amount: 1, kindId: 1, method: 'card' };
    for (const permission of ['view_board', 'manage_users', 'view_cars'] as const) {
      const client = app.as([permission]);
      const read = await client.rest('GET', `/money/register?from=${DAY}&to=${DAY}`);
      const write = await client.rest('POST', '/money/expenses', body);
      expect([permission, read.status, write.status]).toEqual([permission, 403, 403]);
    }
    const seer = app.as(['view_analytics']);
    expect((await seer.rest('POST', '/money/expenses', body)).status).toBe(403);
    expect((await app.as('anna').rest('POST', '/money/tills', { name: 'Моя' })).status).toBe(403);
    expect((await app.as(null).rest('GET', '/money/tills')).status).toBe(401);
  });

  test('a user without analytics sees no cash of other users', async () => {
    await calls.fillTill('boris', 123);
    const { tills } = await calls.tillsOf('anna');
    expect(tills.find(({ name }) => name === 'boris')).toMatchObject({
      balance: null,
      mayUse: false,
    });
    const id = (await calls.tillNamed('boris')).id;
    const path = `/money/register?from=${DAY}&to=${DAY}&tillId=${id}`;
    expect((await app.as('anna').rest('GET', path)).status).toBe(403);
    expect((await app.as(['view_analytics']).rest('GET', path)).status).toBe(200);
  });
});
