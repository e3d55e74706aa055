import { buildSchema } from '@backend/graphql/build-schema';
import { ACCESS_EXTENSION } from '@backend/operation/permit';
import { bookPriced } from '@backend/testing/data/money';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recorded, UNDOABLE, undoable, undoFleet } from './testing/undoable-cases';

/** Every mutation that undoes another: the undone mutation and the check before the undo. */
const UNDOS = {
  undoBreakdown: ['reportBreakdown', 'operation'],
  undoReseating: ['reseatBookings', 'operation'],
  undoCarSwap: ['swapCar', 'operation'],
  undoCustomerMerge: ['mergeCustomers', 'operation'],
  undoCreatedBookings: ['createBookingsWithCustomer', 'operation'],
  undoCustomerReplacement: ['replaceBookingCustomer', 'operation'],
  undoImport: ['importSheet', 'operation'],
  undoTariffCopy: ['copyTariffs', 'operation'],
  undoPriceChange: ['changePrices', 'operation'],
  restoreBooking: ['archiveBooking', 'version'],
  unmarkHandedOver: ['markHandedOver', 'version'],
  unmarkReturned: ['markReturned', 'version'],
  reverseMoneyEntry: ['takePayment', 'contrary line'],
  reverseCharge: ['addCharge', 'contrary line'],
  reverseAdvance: ['takeAdvance', 'contrary line'],
  reverseCashEntry: ['addCashEntry', 'contrary line'],
  reverseMoneyOperation: ['addExpense', 'contrary line'],
  // The reading keeps its place in the list, marked as reversed.
  reverseMileageReading: ['addMileageReading', 'mark'],
  // By the history: rows without later changes (backend/features/samples/samples.api.test.ts).
  removeSamples: ['loadSamples', 'history'],
} as const;

/** Named like an undo, but stops a job before it has written. */
const NO_UNDOS = ['cancelImportJob', 'removeSheetPhoto'];

const NAMED_LIKE_AN_UNDO = /^(undo|unmark|restore|reverse|remove|cancel|revert)/;

const undosBy = (how: string) =>
  Object.entries(UNDOS).flatMap(([undo, [of, by]]) => (by === how ? [[undo, of] as const] : []));

const schema = buildSchema();
const mutations = schema.getMutationType()?.getFields() ?? {};
const argsOf = (name: string) =>
  Object.fromEntries((mutations[name]?.args ?? []).map((arg) => [arg.name, String(arg.type)]));
const accessOf = (name: string) => mutations[name]?.extensions[ACCESS_EXTENSION];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
const staff = () => app.as(PERMISSIONS);

describe('every undo', () => {
  test('is listed in the table, and every row of the table is a mutation', () => {
    const named = Object.keys(mutations).filter((name) => NAMED_LIKE_AN_UNDO.test(name));
    expect(named.filter((name) => !NO_UNDOS.includes(name)).sort()).toEqual(
      Object.keys(UNDOS).sort(),
    );
    expect(Object.values(UNDOS).filter(([of]) => !mutations[of])).toEqual([]);
  });

  test.each(Object.entries(UNDOS))(
    '%s needs the permission of the undone operation',
    (undo, [of]) => {
      expect(accessOf(undo)).toEqual(accessOf(of));
      expect(accessOf(undo)).toBeDefined();
    },
  );

  test('of several rows takes only the operation number, which is in the response', () => {
    for (const [undo, of] of undosBy('operation')) {
      expect(argsOf(undo)).toEqual({ operationId: 'Int!' });
      const type = schema.getType(String(mutations[of]?.type).replaceAll('!', ''));
      expect(type && 'getFields' in type && Object.keys(type.getFields())).toContain('operationId');
    }
    expect(Object.entries(UNDOABLE).map(([of, { undo }]) => [undo, of])).toEqual(
      expect.arrayContaining(undosBy('operation').map((pair) => [...pair])),
    );
  });

  test('of one row accepts the version after the change', () => {
    for (const [undo] of undosBy('version')) expect(argsOf(undo)).toMatchObject({ version: 'Int' });
  });
});

describe.each(Object.keys(UNDOABLE))('the undo of %s', (operation) => {
  const { path, permission, undo } = undoable(operation);
  const call = (id: number, key?: string) =>
    staff().rest('POST', path(id), undefined, key ? { 'Idempotency-Key': key } : {});

  test('is refused to anonymous clients and without the permission of the operation', async () => {
    const id = await recorded(app, undoable(operation));
    const others = PERMISSIONS.filter((one) => one !== permission);
    expect((await app.as(null).rest('POST', path(id))).status).toBe(401);
    expect((await app.as(others).rest('POST', path(id))).status).toBe(403);
    expect((await app.as([permission]).rest('POST', path(id))).status).toBe(200);
  });

  test('is refused with an unknown number and with that of another operation', async () => {
    const other = Object.keys(UNDOABLE).find((one) => one !== operation) ?? '';
    for (const id of [2_000_000_000, await recorded(app, undoable(other))]) {
      const { status, body } = await call(id);
      expect([status, body.message]).toEqual([404, UNDO_MESSAGES.unknown]);
    }
    const text = `mutation { ${undo}(operationId: "x") { __typename } }`;
    expect((await staff().gql(text)).errors).toHaveLength(1);
  });

  test('is done once: a retry gets the first response, another request is refused', async () => {
    const id = await recorded(app, undoable(operation));
    const first = await call(id, `undo-${id}`);
    expect([first.status, (await call(id, `undo-${id}`)).body]).toEqual([200, first.body]);
    const again = await call(id);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'CONFLICT', message: UNDO_MESSAGES.undone },
    ]);
  });

  test('succeeds for one of two concurrent requests', async () => {
    const id = await recorded(app, undoable(operation));
    const answers = await Promise.all([call(id), call(id), call(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the undo of one row', () => {
  test.each([
    ['restore', 'POST', 'DELETE', ''],
    ['handover', 'DELETE', 'POST', '/handover'],
    ['return', 'DELETE', 'POST', '/return'],
  ] as const)('%s with another version is refused as stale', async (name, method, doing, more) => {
    const { id } = await bookPriced(app);
    const path = `/bookings/${id}`;
    const made = await staff().rest<{ version: number }>(doing, `${path}${more}`, {});
    const { version } = made.body;
    const undoPath = `${path}/${name}`;
    const stale = await staff().rest(method, undoPath, { version: version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const undone = await staff().rest<{ version: number }>(method, undoPath, { version });
    expect([undone.status, undone.body.version]).toEqual([200, version + 1]);
  });
});

const CASH = { amount: 100, method: 'cash' };

/** The table of an undo's entries, and the request that makes one. */
const LINES: Record<string, readonly [table: string, path: string, make: () => Promise<unknown>]> =
  {
    reverseMoneyEntry: [
      ...(['money_entries', '/money/entries'] as const),
      async () =>
        staff().rest('POST', `/bookings/${(await bookPriced(app)).id}/money/payments`, CASH),
    ],
    reverseCharge: [
      ...(['money_charges', '/money/charges'] as const),
      async () =>
        staff().rest('POST', `/bookings/${(await bookPriced(app)).id}/money/charges`, {
          amount: 100,
          kind: 'fuel',
        }),
    ],
    reverseAdvance: [
      ...(['money_advances', '/money/advances'] as const),
      async () => {
        const { customers } = await undoFleet(app);
        return staff().rest('POST', `/customers/${customers[0]}/money/advances`, CASH);
      },
    ],
    reverseCashEntry: [
      ...(['cash_entries', '/cashbox/entries'] as const),
      () => staff().rest('POST', '/cashbox/entries', { amount: 100, comment: 'Мойка' }),
    ],
    reverseMoneyOperation: [
      ...(['money_operations', '/money/operations'] as const),
      () => staff().rest('POST', '/money/expenses', { amount: 100, kindId: 1, method: 'card' }),
    ],
  };

describe('an offsetting entry', () => {
  test('is written by every undo of money', () => {
    expect(Object.keys(LINES).sort()).toEqual(
      undosBy('contrary line')
        .map(([undo]) => undo)
        .sort(),
    );
  });

  test.each(Object.entries(LINES))('of %s cannot be reversed itself', async (_, line) => {
    const [table, path, make] = line;
    const lastId = async () => {
      const sql = `select max(id) as "id" from ${table}`;
      return (await app.store.fork().execute<{ id: number | null }[]>(sql))[0]?.id ?? 0;
    };
    const before = await lastId();
    await make();
    const id = await lastId();
    expect(id).toBeGreaterThan(before);
    const reverse = (number: number) => staff().rest('POST', `${path}/${number}/reverse`, {});
    const answers = await Promise.all([reverse(id), reverse(id), reverse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await reverse(id)).status).toBe(409);
    expect((await reverse(await lastId())).status).toBe(409);
  });
});
