import { CashEntry } from '@backend/store/entities/cash-entry.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.store.fork().nativeDelete(CashEntry, {});
  await app.store.fork().nativeDelete(ChangeLog, {});
});
afterAll(() => app.close());

const ADD = `mutation ($input: AddCashEntryInput!) {
  addCashEntry(input: $input) { id amount comment createdAt }
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
    expect(body).toEqual({ id: expect.any(Number), amount: 1500.56, comment: 'Мойка', createdAt });
    const [kept] = await entries();
    expect(kept).toMatchObject({ amountKopecks: 150_056, comment: 'Мойка' });
    expect(kept?.createdBy?.id).toEqual(expect.any(Number));
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
