import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  expect(await app.store.fork().count(CashEntry)).toBe(0);
});
afterAll(() => app.close());

const { cashbox, generic, booking, period } = MESSAGES;
const cashier = () => app.as(['edit_bookings', 'view_cars']);
const ADD = 'mutation ($input: AddCashEntryInput!) { addCashEntry(input: $input) { id } }';
const refusal = (fields: Record<string, string>) => ({
  message: Object.values(fields)[0],
  extensions: { code: 'VALIDATION_FAILED', fields },
});

describe('a value GraphQL cannot read', () => {
  const amount = cashbox.amountRequired;
  test.each([
    ['a variable', ADD, { input: { amount: '12,5' } }],
    [
      'a variable inside a literal',
      'mutation ($a: Roubles) { addCashEntry(input: { amount: $a }) { id } }',
      { a: '12,5' },
    ],
    ['a literal', 'mutation { addCashEntry(input: { amount: "12,5" }) { id } }', undefined],
    [
      'a default of a variable',
      'mutation ($a: Roubles = true) { addCashEntry(input: { amount: $a }) { id } }',
      undefined,
    ],
    [
      'a root field of a fragment',
      `mutation ($input: AddCashEntryInput!) { ...Adding }
       fragment Adding on Mutation { first: addCashEntry(input: $input) { id } }`,
      { input: { amount: [] } },
    ],
  ])('gets its form message as %s', async (_, document, variables) => {
    const { errors, data } = await cashier().gql(document, variables);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([refusal({ amount })]);
  });

  test('is listed with all others of its form, the first documented message as `message`', async () => {
    const sent = {
      carId: 1,
      totalPrice: 'дорого',
      depositAmount: '1 000',
      startDate: 'завтра',
      endDate: '',
      customer: { fullName: 7, phone: null },
    };
    const { status, body } = await cashier().rest('POST', '/bookings/with-customer', sent);
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 'VALIDATION_FAILED',
      message: period.timesRequired,
      fields: {
        startDate: period.invalid,
        endDate: period.timesRequired,
        'customer.fullName': booking.customerRequired,
        'customer.phone': booking.phoneInvalid,
        totalPrice: booking.totalPriceInvalid,
        depositAmount: booking.depositInvalid,
      },
    });
  });

  test('is 200 as application/json, 400 as the modern type', async () => {
    const input = { amount: 'x' };
    expect((await cashier().gql(ADD, { input })).status).toBe(200);
    const accept = 'application/graphql-response+json';
    const modern = await cashier().gql(ADD, { input }, { accept });
    expect(modern.status).toBe(400);
    expect(modern.errors).toMatchObject([refusal({ amount })]);
  });

  test('is repeated neither in the response nor in the log', async () => {
    const { errors } = await app
      .as(null)
      .gql('mutation ($p: String!) { login(login: "a", password: $p) { id } }', {
        p: { hush: 'hush-hush' },
      });
    expect(errors).toMatchObject([refusal({ password: MESSAGES.auth.credentialsRequired })]);
    expect(JSON.stringify([errors, app.logged])).not.toContain('hush-hush');
  });

  test.each([
    [null, 'UNAUTHENTICATED', 401],
    [['view_cars'] as const, 'FORBIDDEN', 403],
  ])('is not validated for a caller without access: %j', async (who, code, status) => {
    const client = app.as(who);
    for (const [document, variables] of [
      [ADD, { input: { amount: 'x' } }],
      ['mutation { addCashEntry(input: { amount: "x" }) { id } }', undefined],
    ] as const) {
      const { errors } = await client.gql(document, variables);
      expect(errors).toMatchObject([{ extensions: { code } }]);
    }
    const rest = await client.rest('POST', '/cashbox/entries', { amount: 'x' });
    expect([rest.status, rest.body.code]).toEqual([status, code]);
  });
});

describe('a malformed request', () => {
  const malformed = (document: string, variables?: Record<string, unknown>) =>
    cashier().gql(document, variables);

  test.each([
    ['an unknown field', ADD, { input: { amount: 5, tip: 1 } }],
    ['no input at all', ADD, {}],
    ['an input that is not an object', ADD, { input: 5 }],
    ['a fault of the document', 'mutation { addCashEntry(input: { amount: "x" }) { tip } }', {}],
    ['a missing argument', 'mutation { addCashEntry { id } }', {}],
    [
      'more values than a form can have by mistake',
      'mutation ($order: [Int!]!) { reorderCars(order: $order) { items { id } } }',
      { order: Array(51).fill('x') },
    ],
    ['a number of a record', 'query ($id: Int!) { booking(id: $id) { id } }', { id: 'x' }],
  ])('%s', async (_, document, variables) => {
    const { errors } = await malformed(document, variables);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(generic.malformed),
      extensions: { code: 'BAD_REQUEST' },
    });
  });
});

describe('over REST', () => {
  test('unknown fields are ignored, missing required ones are reported', async () => {
    const { status, body } = await cashier().rest('POST', '/cashbox/entries', { tip: 'x' });
    expect([status, body.fields]).toEqual([422, { amount: cashbox.amountRequired }]);
  });

  test('the fields next to a file are validated as well', async () => {
    const bytes = Buffer.from('Марка;Модель;Номер\nKia;Rio;А001АА77');
    const form = formOf({ field: 'file', bytes });
    form.append('headerRow', 'первая');
    const keeper = app.as(['view_cars']);
    const answer = await sendForm(app.url, keeper, '/import/preview', form);
    const headerRow = MESSAGES.importing.headerInvalid;
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: headerRow, fields: { headerRow } });
  });
});
