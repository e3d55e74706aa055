import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { MAX_SHEET_CHARGES } from '@schema/values/handover/sheet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Charge {
  id: number;
  kind: string;
  amount: number;
  comment: string | null;
  isReversed: boolean;
}
interface Sheets {
  takesCharges: boolean;
  sheets: { supplementsId: number | null; charges: Charge[] }[];
  message?: string;
  fields?: Record<string, string>;
}
interface Money {
  owed: number;
  version: number;
  charges: (Charge & { reversesId: number | null })[];
}

let app: TestApp;
let carId: number;
let bookingId: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(november(12, '09:40'));
  carId = await addCar(app.store);
  const { body } = await staff().rest('POST', '/bookings/with-customer', bookingBody(carId));
  bookingId = Number(body.id);
  app.clock.set(november(14, '09:40'));
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const FUEL = { kind: 'fuel', amount: 2100.5, comment: ' Не хватает 3/8 ' };
const KM = { kind: 'mileage', amount: 6900, comment: null };

let ids = 0;
const newId = () => {
  ids += 1;
  return ids.toString(16).padStart(32, 'a');
};
const wanted = (charges: unknown, more: object = {}) => ({
  clientId: newId(),
  side: 'back',
  carId,
  signatureWay: 'paper',
  charges,
  ...more,
});
const save = (body: object) => staff().rest<Sheets>('POST', `/bookings/${bookingId}/sheets`, body);
const rental = async () =>
  (await staff().rest<Sheets>('GET', `/bookings/${bookingId}/sheets`)).body;
const read = async () => (await rental()).sheets;
const money = async () => (await staff().rest<Money>('GET', `/bookings/${bookingId}/money`)).body;
const countOfSheets = () => app.store.fork().count(HandoverSheet, { booking: bookingId });

const setSettings = async (changed: object) => {
  const owner = app.as(['manage_users']);
  const { version } = (await owner.rest<{ version: number }>('GET', '/money/settings')).body;
  const input = { depositReturnDays: 0, moneySince: null, version, ...changed };
  const { status } = await owner.rest('PUT', '/money/settings', input);
  expect(status).toBe(200);
};

describe('charges of a sheet', () => {
  test('are recorded in the ledger with it and are reversed apart from it', async () => {
    const before = await money();
    expect((await rental()).takesCharges).toBe(true);
    const { status, body } = await save(wanted([FUEL, KM]));
    expect(status).toBe(201);
    expect(body.sheets[0]?.charges).toMatchObject([
      { kind: 'fuel', amount: 2100.5, comment: 'Не хватает 3/8', isReversed: false },
      { kind: 'mileage', amount: 6900, comment: null, isReversed: false },
    ]);
    const after = await money();
    expect(after.owed - before.owed).toBe(9000.5);
    expect(after.version - before.version).toBe(2);

    const [fuel] = body.sheets[0]?.charges ?? [];
    const path = `/money/charges/${fuel?.id}/reverse`;
    expect((await staff().rest('POST', path, {})).status).toBe(201);
    expect((await money()).owed - before.owed).toBe(6900);
    expect((await read())[0]?.charges.map(({ isReversed }) => isReversed)).toEqual([true, false]);
  });

  test('are recorded once, however often the sheet is sent', async () => {
    const body = wanted([FUEL, KM]);
    const answers = await Promise.all([save(body), save(body), save(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await save(body)).body.sheets[0]?.charges).toHaveLength(2);
    expect((await money()).charges).toHaveLength(2);
  });

  test('of two devices are those of a sheet and its supplement', async () => {
    const answers = await Promise.all([save(wanted([FUEL])), save(wanted([KM]))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const sheets = await read();
    expect(sheets.map(({ charges }) => charges.length)).toEqual([1, 1]);
    expect((await money()).charges.map(({ kind }) => kind).sort()).toEqual(['fuel', 'mileage']);
  });

  test('are saved all or none with the sheet', async () => {
    await save(wanted([], { km: 10_000 }));
    const { status } = await save(wanted([FUEL], { km: 9000 }));
    expect(status).toBe(409);
    expect((await money()).charges).toEqual([]);
    expect(await countOfSheets()).toBe(1);
  });

  test('have the history of other charges', async () => {
    await save(wanted([FUEL]));
    const { body } = await staff().rest<{ items?: unknown[] }>(
      'GET',
      `/bookings/${bookingId}/history`,
    );
    expect(JSON.stringify(body)).toContain('"chargeKind":"fuel"');
  });

  test('name their sheet', async () => {
    const { body } = await save(wanted([FUEL]));
    const row = await app.store
      .fork()
      .findOneOrFail(MoneyCharge, body.sheets[0]?.charges[0]?.id ?? 0);
    expect(row.sheetId).not.toBeNull();
  });
});

describe('refused are', () => {
  const positive = MESSAGES.money.amountNotPositive;
  test.each<[string, unknown, string, string]>([
    [
      'an empty amount',
      [{ ...FUEL, amount: null }],
      'charges[0].amount',
      MESSAGES.money.amountRequired,
    ],
    ['an amount of 0', [KM, { ...FUEL, amount: 0 }], 'charges[1].amount', positive],
    ['an amount below 0', [{ ...FUEL, amount: -1 }], 'charges[0].amount', positive],
    ['no kind', [{ amount: 5 }], 'charges[0].kind', MESSAGES.money.chargeKindRequired],
    [
      'too many charges',
      Array.from({ length: MAX_SHEET_CHARGES + 1 }, () => KM),
      'charges',
      HANDOVER_MESSAGES.tooManyCharges,
    ],
  ])('%s', async (_name, charges, field, message) => {
    const { status, body } = await save(wanted(charges));
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
    expect(await countOfSheets()).toBe(0);
  });

  test('charges of a handover', async () => {
    const { status, body } = await save(wanted([FUEL], { side: 'out' }));
    expect([status, body.fields]).toEqual([422, { charges: HANDOVER_MESSAGES.chargesAtReturn }]);
  });

  test('charges in a company that records no payments, with the sheet', async () => {
    await setSettings({ recordsPayments: false });
    try {
      const { status, body } = await save(wanted([FUEL]));
      expect([status, body.message]).toEqual([409, HANDOVER_MESSAGES.chargesNotRecorded]);
      expect((await rental()).takesCharges).toBe(false);
      expect(await countOfSheets()).toBe(0);
      expect((await save(wanted([]))).status).toBe(201);
    } finally {
      await setSettings({ recordsPayments: true });
    }
  });

  test('charges of a rental whose money is not followed', async () => {
    app.clock.set(november(12, '09:40'));
    await setSettings({ moneySince: '2026-11-30' });
    try {
      const { body: old } = await staff().rest(
        'POST',
        '/bookings/with-customer',
        bookingBody(carId, { startDate: november(16, '10:00'), endDate: november(17, '10:00') }),
      );
      bookingId = Number(old.id);
    } finally {
      await setSettings({ moneySince: null });
    }
    const { status, body } = await save(wanted([FUEL]));
    expect([status, body.message]).toEqual([409, MESSAGES.money.notFollowed]);
    expect((await rental()).takesCharges).toBe(false);
    expect((await save(wanted([]))).status).toBe(201);
  });

  test('strangers', async () => {
    const stranger = app.as(['view_cars', 'view_board', 'view_analytics']);
    const body = wanted([FUEL]);
    expect((await stranger.rest('POST', `/bookings/${bookingId}/sheets`, body)).status).toBe(403);
  });
});

test('GraphQL records and refuses the same', async () => {
  const document = `mutation Save($input: HandoverSheetInput!) {
    saveHandoverSheet(bookingId: ${bookingId}, input: $input) { sheets { charges { kind amount } } }
  }`;
  const { data } = await staff().gql(document, { input: wanted([KM]) });
  expect(data).toMatchObject({
    saveHandoverSheet: { sheets: [{ charges: [{ kind: 'mileage', amount: 6900 }] }] },
  });
  const { errors } = await staff().gql(document, { input: wanted([{ ...KM, amount: 0 }]) });
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: { 'charges[0].amount': MESSAGES.money.amountNotPositive },
  });
});
