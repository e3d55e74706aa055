import { addCashiers, tillCalls, type WireHandover } from '@backend/testing/data/tills';
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

const { tills: messages, money } = MESSAGES;

describe('a handover', () => {
  const handOver = (login: string, body: object) =>
    calls.post<WireHandover>(login, 'handovers', body);
  const end = (login: string, id: number, outcome: string) =>
    calls.post<WireHandover>(login, `handovers/${id}/outcome`, { outcome });

  test('moves the cash when its receiver accepts it, once', async () => {
    await calls.fillTill('anna', 3000);
    const boris = await calls.fillTill('boris', 0);
    const sent = await handOver('anna', { toTillId: boris.id, amount: 1200 });
    expect([sent.status, sent.body]).toMatchObject([201, { isPending: true, mayAccept: false }]);
    expect([await calls.balance('anna'), await calls.balance('boris')]).toEqual([3000, 0]);
    const { id } = sent.body;
    expect((await calls.tillsOf('boris')).handovers).toMatchObject([{ id, mayAccept: true }]);
    for (const [login, message] of [
      ['anna', messages.notReceiver],
      ['chief', messages.notReceiver],
    ] as const) {
      const refused = await end(login, id, 'accepted');
      expect([refused.status, refused.body.message]).toEqual([409, message]);
    }
    expect((await end('boris', id, 'accepted')).status).toBe(201);
    expect([await calls.balance('anna'), await calls.balance('boris')]).toEqual([1800, 1200]);
    const again = await end('boris', id, 'declined');
    expect([again.status, again.body.message]).toEqual([409, messages.handoverEnded]);
  });

  test('moves nothing when declined or withdrawn', async () => {
    await calls.fillTill('anna', 500);
    const boris = await calls.tillNamed('boris');
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
    expect([await calls.balance('anna'), await calls.balance('boris')]).toEqual([500, before]);
  });

  test('to a till of the office moves at once; to a user without a till makes one', async () => {
    await calls.fillTill('anna', 900);
    const office = await calls.tillNamed('Офис');
    const sent = await handOver('anna', { toTillId: office.id, amount: 400 });
    expect(sent.body).toMatchObject({ isPending: false });
    expect([await calls.balance('anna'), await calls.balance('Офис')]).toEqual([
      500,
      (office.balance ?? 0) + 400,
    ]);
    const clara = await calls.hire('clara', ['edit_bookings']);
    expect((await calls.tillsOf('anna')).receivers).toContainEqual({
      userId: clara,
      name: 'clara',
    });
    const given = await handOver('anna', { toUserId: clara, amount: 100 });
    expect((await end('clara', given.body.id, 'accepted')).status).toBe(201);
    expect(await calls.balance('clara')).toBe(100);
  });

  test('is refused with the message of its field', async () => {
    const { id } = await calls.fillTill('anna', 50);
    const viewer = await calls.hire('viewer', ['view_board']);
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
