import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { tooLong } from '@schema/messages/general';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
let carId: number;
let bookingId: number;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(november(12, '09:40'));
  carId = await addCar(app.store);
  const booked = await staff().rest('POST', '/bookings/with-customer', bookingBody(carId));
  bookingId = Number(booked.body.id);
});
afterAll(() => app.close());

interface Sheets {
  readonly sheets: readonly { readonly accessories: unknown }[];
}

const staff = () => app.as(['edit_bookings']);
let ids = 0;
const save = (accessories: unknown) => {
  ids += 1;
  const clientId = ids.toString(16).padStart(32, '0');
  const body = { clientId, side: 'out', carId, signatureWay: 'paper', accessories };
  return staff().rest<Sheets>('POST', `/bookings/${bookingId}/sheets`, body);
};

test('answers are saved with the sheet and stay when the list of the company changes', async () => {
  const list = (accessories: readonly string[]) =>
    app.as(['manage_users']).rest('PUT', '/company/sheet-settings', { accessories });
  await list(['Зарядка']);
  const saved = await save([
    { name: ' Зарядка ', state: 'present' },
    { name: 'Кресло', state: 'not_given' },
  ]);
  expect(saved.status).toBe(201);
  await list([]);
  expect((await save(null)).status).toBe(201);
  const { body } = await staff().rest<Sheets>('GET', `/bookings/${bookingId}/sheets`);
  expect(body.sheets.map(({ accessories }) => accessories)).toEqual([
    [
      { name: 'Зарядка', state: 'present' },
      { name: 'Кресло', state: 'not_given' },
    ],
    [],
  ]);
});

const { accessoriesInvalid, accessoryRequired, accessoryRepeated, tooManyAccessories } =
  HANDOVER_MESSAGES;
const state = 'present';

test.each<[string, unknown, string, string]>([
  ['no name', [{ state }], 'accessories[0].name', accessoryRequired],
  ['a long name', [{ name: 'а'.repeat(41), state }], 'accessories[0].name', tooLong(40)],
  ['no state', [{ name: 'Кресло' }], 'accessories[0].state', accessoriesInvalid],
  [
    'an unknown state',
    [{ name: 'Кресло', state: 'lost' }],
    'accessories[0].state',
    accessoriesInvalid,
  ],
  [
    'a repeated name',
    [
      { name: 'Кресло', state },
      { name: ' кресло', state },
    ],
    'accessories',
    accessoryRepeated,
  ],
  [
    'too many',
    Array.from({ length: 13 }, (_, at) => ({ name: `№ ${at}`, state })),
    'accessories',
    tooManyAccessories,
  ],
])('%s is refused with its message', async (_what, accessories, field, message) => {
  const { status, body } = await save(accessories);
  expect([status, body]).toMatchObject([422, { message, fields: { [field]: message } }]);
});
