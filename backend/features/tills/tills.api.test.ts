import { addCar } from '@backend/testing/data/fleet';
import { bookPriced, moneyCalls } from '@backend/testing/data/money';
import { addUser } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const login of ['anna', 'boris']) await hire(login, ['edit_bookings']);
  await hire('chief', ['edit_bookings', 'view_analytics', 'manage_users']);
});
afterAll(() => app.close());

const hire = (login: string, permissions: readonly Permission[]) =>
  addUser(app.store, { login, permissions }, app.clock.now());

const { tills: messages, money } = MESSAGES;
const DAY = '2026-11-10';

interface WireTill {
  id: number;
  name: string;
  kind: string;
  balance: number | null;
  mayUse: boolean;
  isClosed: boolean;
  lastCount: { difference: number; isFirst: boolean } | null;
}
interface WireHandover {
  id: number;
  isPending: boolean;
  mayAccept: boolean;
  mayWithdraw: boolean;
}
interface WireTills {
  tills: WireTill[];
  handovers: WireHandover[];
  receivers: { userId: number; name: string }[];
}
interface Refused {
  message?: string;
  fields?: Record<string, string>;
}

const tillsOf = async (login: string) =>
  (await app.as(login).rest<WireTills>('GET', '/money/tills')).body;
const tillNamed = async (name: string) => {
  const found = (await tillsOf('chief')).tills.find((till) => till.name === name);
  if (!found) throw new Error(`There is no till ${name}`);
  return found;
};
const post = <Body = Refused>(login: string, path: string, body: object) =>
  app.as(login).rest<Body & Refused>('POST', `/money/${path}`, body);
const balance = async (name: string) => (await tillNamed(name)).balance;

/** The till of a user holds this much. */
async function fillTill(login: string, amount: number): Promise<WireTill> {
  const { status } = await post(login, 'till-counts', { counted: amount });
  expect(status).toBe(201);
  return tillNamed(login);
}

const kindId = async (name: string) => {
  const { body } = await app
    .as('anna')
    .rest<{ items: { id: number; name: string }[] }>('GET', '/money/expense-kinds');
  return body.items.find((kind) => kind.name === name)?.id ?? 0;
};

describe('an expense', () => {
  test('leaves the till, is summed by kind and is reversed once', async () => {
    await fillTill('anna', 2000);
    const kind = await kindId('Мойка');
    const expense = { amount: 500, kindId: kind, method: 'cash', comment: 'Две машины' };
    const made = await post<{ id: number }>('anna', 'expenses', expense);
    expect([made.status, made.body]).toMatchObject([
      201,
      { kind: 'expense', direction: 'out', amount: 500, spentOn: DAY, userName: 'anna' },
    ]);
    expect(await balance('anna')).toBe(1500);
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
    expect((await post('boris', reverse, {})).status).toBe(201);
    expect([await balance('anna'), await spent()]).toEqual([2000, 0]);
    const again = await post('anna', reverse, {});
    expect([again.status, again.body.message]).toEqual([409, messages.reversed]);
  });

  test('by card needs no till', async () => {
    const before = await balance('anna');
    const kind = await kindId('Топливо');
    const { status, body } = await post<{ tillId: null }>('anna', 'expenses', {
      amount: 300,
      kindId: kind,
      method: 'card',
    });
    expect([status, body.tillId]).toEqual([201, null]);
    expect(await balance('anna')).toBe(before);
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
    const wash = { amount: 640.5, kindId: await kindId('Мойка'), method: 'card', carId };
    const made = await post<{ id: number; carTitle: string }>('anna', 'expenses', {
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
    await post('anna', `operations/${id}/reverse`, {});
    expect(await car()).toMatchObject({ expenses: [], expensesTotal: 0 });
  });

  test('is refused with the message of its field', async () => {
    const kind = await kindId('Мойка');
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
      [{ tillId: (await fillTill('boris', 10)).id }, { tillId: messages.notYours }],
    ];
    for (const [change, fields] of cases) {
      const { status, body } = await post('anna', 'expenses', { ...valid, ...change });
      expect([change, status, body.fields]).toEqual([change, 422, fields]);
    }
  });

  test('more than the till has asks for the reason, which is kept', async () => {
    await fillTill('anna', 100);
    const expense = { amount: 700, kindId: await kindId('Запчасти'), method: 'cash' };
    const asked = await post('anna', 'expenses', expense);
    expect([asked.status, asked.body.fields?.shortReason]).toMatchObject([
      422,
      tillIsShort('anna', 100),
    ]);
    expect(await balance('anna')).toBe(100);
    const reason = 'Доложила из своих';
    const made = await post('anna', 'expenses', { ...expense, shortReason: reason });
    expect([made.status, made.body]).toMatchObject([201, { shortReason: reason }]);
    expect(await balance('anna')).toBe(-600);
  });
});

test('a deposit returned from the till of the office leaves the own till alone', async () => {
  const { id } = await bookPriced(app);
  const office = await tillNamed('Офис');
  await fillTill('anna', 0);
  await post('anna', 'till-counts', { tillId: office.id, counted: 9000 });
  const taken = await moneyCalls(app).post(id, 'deposits', { amount: 5000, method: 'card' });
  expect(taken.status).toBe(201);
  const path = `/bookings/${id}/money/deposit-returns`;
  const back = { amount: 5000, method: 'cash' };
  const short = await app.as('anna').rest<Refused>('POST', path, back);
  expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['shortReason']]);
  const made = await app.as('anna').rest('POST', path, { ...back, tillId: office.id });
  expect(made.status).toBe(201);
  expect([await balance('Офис'), await balance('anna')]).toEqual([4000, 0]);
});

describe('a handover', () => {
  const handOver = (login: string, body: object) => post<WireHandover>(login, 'handovers', body);
  const end = (login: string, id: number, outcome: string) =>
    post<WireHandover>(login, `handovers/${id}/outcome`, { outcome });

  test('moves the cash when its receiver accepts it, once', async () => {
    await fillTill('anna', 3000);
    const boris = await fillTill('boris', 0);
    const sent = await handOver('anna', { toTillId: boris.id, amount: 1200 });
    expect([sent.status, sent.body]).toMatchObject([201, { isPending: true, mayAccept: false }]);
    expect([await balance('anna'), await balance('boris')]).toEqual([3000, 0]);
    const { id } = sent.body;
    expect((await tillsOf('boris')).handovers).toMatchObject([{ id, mayAccept: true }]);
    for (const [login, message] of [
      ['anna', messages.notReceiver],
      ['chief', messages.notReceiver],
    ] as const) {
      const refused = await end(login, id, 'accepted');
      expect([refused.status, refused.body.message]).toEqual([409, message]);
    }
    expect((await end('boris', id, 'accepted')).status).toBe(201);
    expect([await balance('anna'), await balance('boris')]).toEqual([1800, 1200]);
    const again = await end('boris', id, 'declined');
    expect([again.status, again.body.message]).toEqual([409, messages.handoverEnded]);
  });

  test('moves nothing when declined or withdrawn', async () => {
    await fillTill('anna', 500);
    const boris = await tillNamed('boris');
    const before = boris.balance;
    for (const [login, outcome] of [
      ['boris', 'declined'],
      ['anna', 'withdrawn'],
    ] as const) {
      const { body } = await handOver('anna', { toTillId: boris.id, amount: 500 });
      expect((await end(login, body.id, outcome)).status).toBe(201);
    }
    const sent = await handOver('anna', { toTillId: boris.id, amount: 1 });
    const refused = await end('boris', sent.body.id, 'withdrawn');
    expect([refused.status, refused.body.message]).toEqual([409, messages.notSender]);
    await end('anna', sent.body.id, 'withdrawn');
    expect([await balance('anna'), await balance('boris')]).toEqual([500, before]);
  });

  test('to a till of the office moves at once; to a user without a till makes one', async () => {
    await fillTill('anna', 900);
    const office = await tillNamed('Офис');
    const sent = await handOver('anna', { toTillId: office.id, amount: 400 });
    expect(sent.body).toMatchObject({ isPending: false });
    expect([await balance('anna'), await balance('Офис')]).toEqual([
      500,
      (office.balance ?? 0) + 400,
    ]);
    const clara = await hire('clara', ['edit_bookings']);
    expect((await tillsOf('anna')).receivers).toContainEqual({ userId: clara, name: 'clara' });
    const given = await handOver('anna', { toUserId: clara, amount: 100 });
    expect((await end('clara', given.body.id, 'accepted')).status).toBe(201);
    expect(await balance('clara')).toBe(100);
  });

  test('is refused with the message of its field', async () => {
    const { id } = await fillTill('anna', 50);
    const viewer = await hire('viewer', ['view_board']);
    const cases: [object, Record<string, string>][] = [
      [{ amount: 1 }, { toTillId: messages.receiverRequired }],
      [{ amount: 1, toTillId: id }, { toTillId: messages.toItself }],
      [{ amount: 1, toTillId: 999 }, { toTillId: messages.unknown }],
      [{ amount: 1, toUserId: viewer }, { toUserId: messages.receiverRequired }],
      [{ amount: 0, toTillId: 1 }, { amount: money.amountNotPositive }],
    ];
    for (const [body, fields] of cases) {
      const refused = await handOver('anna', body);
      expect([body, refused.status, refused.body.fields]).toEqual([body, 422, fields]);
    }
  });
});

describe('a count', () => {
  test('records its difference, and the till holds what was counted', async () => {
    await fillTill('anna', 1000);
    const notes = [
      { value: 500, count: 1 },
      { value: 100, count: 3 },
      { value: 50, count: 0 },
    ];
    const made = await post<WireTill>('anna', 'till-counts', { counted: 800, notes });
    expect(made.body).toMatchObject({
      balance: 800,
      lastCount: { difference: -200, isFirst: false },
    });
    const first = await post<WireTill>('chief', 'till-counts', { counted: 70 });
    expect(first.body.lastCount).toMatchObject({ difference: 70, isFirst: true });
    const wrong = await post('anna', 'till-counts', { counted: 900, notes });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { counted: messages.notesDiffer }]);
    const other = await post('anna', 'till-counts', {
      tillId: (await tillNamed('boris')).id,
      counted: 1,
    });
    expect([other.status, other.body.fields]).toEqual([422, { tillId: messages.notYours }]);
  });
});

describe('a till of the office', () => {
  const change = (id: number, body: object) =>
    app.as('chief').rest<WireTill & Refused>('PATCH', `/money/tills/${id}`, body);

  test('is used by its users only, and closes when it is empty', async () => {
    const anna = (await tillsOf('chief')).tills.find(({ name }) => name === 'anna');
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
    expect((await tillsOf('boris')).tills.find((till) => till.id === id)?.balance).toBeNull();
    const full = await change(id, { isClosed: true });
    expect([full.status, full.body.message]).toEqual([409, messages.notEmpty]);
    await post('anna', 'collections', { amount: 70, place: 'bank', tillId: id });
    expect((await change(id, { isClosed: true })).body.isClosed).toBe(true);
    const closed = await income('anna');
    expect([closed.status, closed.body.fields]).toEqual([422, { tillId: messages.closed }]);
    const taken = await change(1, { name: 'вокзал' });
    expect([taken.status, taken.body.fields]).toEqual([422, { name: messages.nameTaken }]);
    const own = await change(anna?.id ?? 0, { name: 'Другая' });
    expect([own.status, own.body.message]).toEqual([409, messages.ownTill]);
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
    await fillTill('boris', 123);
    const { tills } = await tillsOf('anna');
    expect(tills.find(({ name }) => name === 'boris')).toMatchObject({
      balance: null,
      mayUse: false,
    });
    const id = (await tillNamed('boris')).id;
    const path = `/money/register?from=${DAY}&to=${DAY}&tillId=${id}`;
    expect((await app.as('anna').rest('GET', path)).status).toBe(403);
    expect((await app.as(['view_analytics']).rest('GET', path)).status).toBe(200);
  });
});
