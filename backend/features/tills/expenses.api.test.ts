import { addCar } from '@backend/testing/data/fleet';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { addCashiers, type Refused, tillCalls } from '@backend/testing/data/tills';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let calls: ReturnType<typeof tillCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = tillCalls(app);
  await addCashiers(app);
});
afterAll(() => app.close());

const { tills: messages, money } = MESSAGES;
const DAY = '2026-11-10';

describe('an expense', () => {
  test('leaves the till, is summed by kind and is reversed once', async () => {
    await calls.fillTill('anna', 2000);
    const kind = await calls.kindId('Мойка');
    const expense = { amount: 500, kindId: kind, method: 'cash', comment: 'Две машины' };
    const made = await calls.post<{ id: number }>('anna', 'expenses', expense);
    expect([made.status, made.body]).toMatchObject([
      201,
      { kind: 'expense', direction: 'out', amount: 500, spentOn: DAY, userName: 'anna' },
    ]);
    expect(await calls.balance('anna')).toBe(1500);
    const spent = async () => {
      const { body } = await app
        .as('chief')
        .rest<{ items: { id: number; spent: number }[] }>(
          'GET',
          `/money/expense-kinds?from=${DAY}&to=${DAY}`,
        );
      return body.items.find(({ id }) => id === kind)?.spent;
    };
    expect(await spent()).toBe(500);
    const reverse = `operations/${made.body.id}/reverse`;
    expect((await calls.post('boris', reverse, {})).status).toBe(201);
    expect([await calls.balance('anna'), await spent()]).toEqual([2000, 0]);
    const again = await calls.post('anna', reverse, {});
    expect([again.status, again.body.message]).toEqual([409, messages.reversed]);
  });

  test('by card needs no till', async () => {
    const before = await calls.balance('anna');
    const kind = await calls.kindId('Топливо');
    const { status, body } = await calls.post<{ tillId: null }>('anna', 'expenses', {
      amount: 300,
      kindId: kind,
      method: 'card',
    });
    expect([status, body.tillId]).toEqual([201, null]);
    expect(await calls.balance('anna')).toBe(before);
  });

  test('of a car is in its costs and not in those of its maintenance, until it is reversed', async () => {
    const carId = await addCar(app.store);
    const car = async () => {
      const path = `/analytics/fleet/${carId}?start=2026-11-01T00:00:00%2B03:00&end=2026-12-01T00:00:00%2B03:00`;
      const { body } = await app
        .as('chief')
        .rest<{ summary: object; expenses: object[]; expensesTotal: number }>('GET', path);
      return body;
    };
    const { summary } = await car();
    const wash = { amount: 640.5, kindId: await calls.kindId('Мойка'), method: 'card', carId };
    const made = await calls.post<{ id: number; carTitle: string }>('anna', 'expenses', {
      ...wash,
      spentOn: '2026-11-08',
      comment: 'После возврата',
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(await car()).toMatchObject({
      summary,
      expenses: [
        { id, kind: 'Мойка', amount: 640.5, spentOn: '2026-11-08', comment: 'После возврата' },
      ],
      expensesTotal: 640.5,
    });
    await calls.post('anna', `operations/${id}/reverse`, {});
    expect(await car()).toMatchObject({ expenses: [], expensesTotal: 0 });
  });

  test('is refused with the message of its field', async () => {
    const kind = await calls.kindId('Мойка');
    const valid = { amount: 1, kindId: kind, method: 'cash' };
    const cases: [object, Record<string, string>][] = [
      [{ amount: 0 }, { amount: money.amountNotPositive }],
      [{ amount: -5 }, { amount: money.amountNotPositive }],
      [{ amount: null }, { amount: money.amountRequired }],
      [{ kindId: null }, { kindId: messages.kindRequired }],
      [{ kindId: 999 }, { kindId: messages.kindUnknown }],
      [{ method: null }, { method: money.methodRequired }],
      [{ carId: 999 }, { carId: messages.carUnknown }],
      [{ partnerId: 999 }, { partnerId: messages.partnerUnknown }],
      [{ spentOn: '2026-11-11' }, { spentOn: messages.dayInFuture }],
      [{ spentOn: '2026-11-31' }, { spentOn: messages.dayInvalid }],
      [{ tillId: 999 }, { tillId: messages.unknown }],
      [{ tillId: (await calls.fillTill('boris', 10)).id }, { tillId: messages.notYours }],
    ];
    for (const [change, fields] of cases) {
      const { status, body } = await calls.post('anna', 'expenses', { ...valid, ...change });
      expect([change, status, body.fields]).toEqual([change, 422, fields]);
    }
  });

  test('more than the till has asks for the reason, which is kept', async () => {
    await calls.fillTill('anna', 100);
    const expense = { amount: 700, kindId: await calls.kindId('Запчасти'), method: 'cash' };
    const asked = await calls.post('anna', 'expenses', expense);
    expect([asked.status, asked.body.fields?.shortReason]).toMatchObject([
      422,
      tillIsShort('anna', 100),
    ]);
    expect(await calls.balance('anna')).toBe(100);
    const reason = 'Доложила из своих';
    const made = await calls.post('anna', 'expenses', { ...expense, shortReason: reason });
    expect([made.status, made.body]).toMatchObject([201, { shortReason: reason }]);
    expect(await calls.balance('anna')).toBe(-600);
  });
});

test('a deposit returned from the till of the office leaves the own till alone', async () => {
  const { id } = await bookPriced(app);
  const office = await calls.tillNamed('Офис');
  await calls.fillTill('anna', 0);
  await calls.post('anna', 'till-counts', { tillId: office.id, counted: 9000 });
  const taken = await moneyCalls(app).post(id, 'deposits', { amount: 5000, method: 'card' });
  expect(taken.status).toBe(201);
  const path = `/bookings/${id}/money/deposit-returns`;
  const back = { amount: 5000, method: 'cash' };
  const short = await app.as('anna').rest<Refused>('POST', path, back);
  expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['shortReason']]);
  const made = await app.as('anna').rest('POST', path, { ...back, tillId: office.id });
  expect(made.status).toBe(201);
  expect([await calls.balance('Офис'), await calls.balance('anna')]).toEqual([4000, 0]);
});
