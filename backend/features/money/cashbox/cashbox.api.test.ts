import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(CashEntry, { reversesId: { $ne: null } });
  await app.store.fork().nativeDelete(CashEntry, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const ADD = `mutation ($input: AddCashEntryInput!) {
  addCashEntry(input: $input) { id amount comment createdAt reversesId }
}`;
const PATH = '/cashbox/entries';
const cashier = () => app.as(['edit_bookings']);
const entries = () => app.store.fork().findAll(CashEntry);

describe('a cash entry', () => {
  test('is refused to anonymous clients and to users who may not edit bookings', async () => {
    const body = { amount: 100 };
    expect((await app.as(null).rest('POST', PATH, body)).status).toBe(401);
    expect((await app.as(['view_board']).rest('POST', PATH, body)).status).toBe(403);
    const answer = await app.as(['view_analytics']).gql(ADD, { input: body });
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await entries()).toHaveLength(0);
  });

  test.each([
    [{}, MESSAGES.cashbox.amountRequired],
    [{ amount: null }, MESSAGES.cashbox.amountRequired],
    [{ amount: 0 }, MESSAGES.cashbox.amountNotPositive],
    [{ amount: -5 }, MESSAGES.cashbox.amountNotPositive],
    [{ amount: 0.001 }, MESSAGES.cashbox.amountNotPositive],
    [{ amount: '' }, MESSAGES.cashbox.amountRequired],
    [{ amount: '100' }, MESSAGES.cashbox.amountRequired],
    [{ amount: '12,5' }, MESSAGES.cashbox.amountRequired],
    [{ amount: true }, MESSAGES.cashbox.amountRequired],
    [{ amount: { roubles: 1 } }, MESSAGES.cashbox.amountRequired],
    [{ amount: [] }, MESSAGES.cashbox.amountRequired],
  ])('rejects %j', async (body, message) => {
    const { status, body: answer } = await cashier().rest('POST', PATH, body);
    expect(status).toBe(422);
    expect(answer).toEqual({ code: 'VALIDATION_FAILED', message, fields: { amount: message } });
    expect(await entries()).toHaveLength(0);
  });

  test('is recorded to the kopeck, with time, author and history', async () => {
    const { status, body } = await cashier().rest('POST', PATH, {
      amount: 1500.555,
      comment: '  Мойка  ',
    });
    expect(status).toBe(201);
    const createdAt = app.clock.now().toISOString();
    expect(body).toEqual({
      id: expect.any(Number),
      amount: 1500.56,
      comment: 'Мойка',
      createdAt,
      reversesId: null,
    });
    const [kept] = await entries();
    expect(kept).toMatchObject({ amountKopecks: 150_056, comment: 'Мойка' });
    expect(kept?.userLogin).toBe('user-edit_bookings');
    expect(kept?.userId).toEqual(expect.any(Number));
    const [change] = await app.store.fork().findAll(ChangeLog);
    expect(change).toMatchObject({
      operation: 'addCashEntry',
      entity: 'CashEntry',
      entityId: body.id,
      userLogin: 'user-edit_bookings',
    });
  });

  test('is the same over REST and GraphQL; an empty comment becomes null', async () => {
    const { data } = await cashier().gql<{ addCashEntry: Record<string, unknown> }>(ADD, {
      input: { amount: 200, comment: '   ' },
    });
    const rest = await cashier().rest('POST', PATH, { amount: 200 });
    const { id: _, ...byGraphql } = data?.addCashEntry ?? {};
    const { id: __, ...byRest } = rest.body;
    expect(byGraphql).toEqual(byRest);
    expect(byRest).toMatchObject({ amount: 200, comment: null });
  });

  test('is recorded once when retried with the same Idempotency-Key', async () => {
    const send = (amount: number, key: string) =>
      cashier().rest('POST', PATH, { amount }, { 'Idempotency-Key': key });
    const first = await send(700, 'cash-1');
    const again = await send(700, 'cash-1');
    expect(again.body).toEqual(first.body);
    expect(await entries()).toHaveLength(1);
    const other = await send(800, 'cash-1');
    expect(other.status).toBe(409);
    expect(other.body).toEqual({ code: 'CONFLICT', message: MESSAGES.generic.idempotencyReused });
    expect((await send(700, 'cash-2')).body.id).not.toBe(first.body.id);
  });
});

const REVERSE = `mutation ($id: Int!) {
  reverseCashEntry(id: $id) { id amount comment createdAt reversesId }
}`;
const reversePath = (id: number) => `/cashbox/entries/${id}/reverse`;
const add = async (amount: number, comment: string | null = 'Мойка') =>
  (await cashier().rest('POST', PATH, { amount, comment })).body.id as number;

describe('reversing a cash entry', () => {
  test('is refused to anonymous clients and to users who may not edit bookings', async () => {
    const id = await add(100);
    expect((await app.as(null).rest('POST', reversePath(id), {})).status).toBe(401);
    expect((await app.as(['view_board']).rest('POST', reversePath(id), {})).status).toBe(403);
    const answer = await app.as(['view_analytics']).gql(REVERSE, { id });
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await entries()).toHaveLength(1);
  });

  test('of an unknown one is not found, of a malformed number a bad request', async () => {
    const { status, body } = await cashier().rest('POST', reversePath(999_999), {});
    expect([status, body.message]).toEqual([404, MESSAGES.cashbox.notFound]);
    expect((await cashier().rest('POST', '/cashbox/entries/abc/reverse', {})).status).toBe(400);
  });

  test('records the negative amount today with a reference; the day’s total changes', async () => {
    const id = await add(1500.5);
    await add(200, null);
    const { status, body } = await cashier().rest('POST', reversePath(id), {});
    expect(status).toBe(201);
    const createdAt = app.clock.now().toISOString();
    const comment = expect.stringMatching(/^Отмена записи от \d\d\.\d\d\.\d{4} \d\d:\d\d: Мойка$/);
    const contrary = { id: expect.any(Number), amount: -1500.5, comment, createdAt };
    expect(body).toEqual({ ...contrary, reversesId: id });
    const date = dayOf(app.clock.now(), app.config.companyTimeZone);
    const day = await app.as(['view_analytics']).rest('GET', `/analytics/dashboard?date=${date}`);
    expect(day.body.cashboxManualTotal).toBe(200);
    expect(day.body.cashboxManualEntries).toMatchObject([
      { id, amount: 1500.5, reversesId: null, reversedAt: createdAt },
      { amount: 200, reversesId: null, reversedAt: null },
      { id: body.id, amount: -1500.5, reversesId: id, reversedAt: null },
    ]);
    const [, , change] = await app.store.fork().findAll(ChangeLog, { orderBy: { id: 'asc' } });
    expect(change).toMatchObject({
      operation: 'reverseCashEntry',
      entity: 'CashEntry',
      entityId: body.id,
      after: { amount: -150_050, reversesId: id },
    });
  });

  test('is done once, also concurrently, and cannot itself be reversed', async () => {
    const id = await add(300);
    const answers = await Promise.all([1, 2].map(() => cashier().gql(REVERSE, { id })));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toMatchObject([
      { message: MESSAGES.cashbox.reversed, extensions: { code: 'CONFLICT' } },
    ]);
    const contrary = (await entries()).find(({ reversesId }) => reversesId === id);
    const again = await cashier().rest('POST', reversePath(contrary?.id ?? 0), {});
    expect([again.status, again.body.message]).toEqual([409, MESSAGES.cashbox.isReversal]);
    expect(await entries()).toHaveLength(2);
  });

  test('is enforced by the database: a negative amount only reverses, once', async () => {
    const id = await add(400);
    const insert = (amount: number, reversesId: number | null) =>
      app.store.fork().insert(CashEntry, {
        amountKopecks: kopecks(amount),
        comment: null,
        createdAt: app.clock.now(),
        reversesId,
        tillId: OFFICE_TILL,
      });
    await expect(insert(-100, null)).rejects.toThrow();
    await expect(insert(100, id)).rejects.toThrow();
    await expect(insert(-100, 999_999)).rejects.toThrow();
    await insert(-40_000, id);
    await expect(insert(-40_000, id)).rejects.toThrow();
  });
});
