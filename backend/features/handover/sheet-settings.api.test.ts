import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { tooLong } from '@schema/messages/general';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const PATH = '/company/sheet-settings';
const SET = `mutation ($input: SheetSettingsInput!) {
  setSheetSettings(input: $input) { requiredAngles accessories kmPerDay kmOverPrice }
}`;
const manager = () => app.as(['manage_users']);
const settings = async () => {
  const { body } = await app.as(['edit_bookings']).rest('GET', PATH);
  const { version: _, ...rest } = body;
  return rest;
};
const NONE = {
  requiredAngles: [],
  accessories: [],
  kmPerDay: null,
  kmOverPrice: null,
  fuelEighthPrice: null,
  lateHourPrice: null,
  photoMonths: null,
};

test('what a sheet asks and the rates are saved, and reset by an empty request', async () => {
  expect(await settings()).toEqual(NONE);
  const wanted = {
    requiredAngles: ['rear', 'front', 'rear'],
    accessories: [' Детское   кресло', 'Зарядка'],
    kmPerDay: 300,
    kmOverPrice: 10.5,
    fuelEighthPrice: 700,
    lateHourPrice: 400,
    photoMonths: 36,
  };
  const saved = {
    ...wanted,
    requiredAngles: ['front', 'rear'],
    accessories: ['Детское кресло', 'Зарядка'],
  };
  const { status, body } = await manager().rest('PUT', PATH, wanted);
  expect([status, body]).toMatchObject([200, saved]);
  expect(await settings()).toEqual(saved);

  const kept = { ...saved, kmOverPrice: 1050, fuelEighthPrice: 70_000, lateHourPrice: 40_000 };
  // Saving the same again changes nothing.
  await manager().gql(SET, { input: wanted });
  expect(await app.store.fork().findAll(ChangeLog)).toMatchObject([
    { operation: 'setSheetSettings', entity: 'Company', before: NONE, after: kept },
  ]);

  const { data } = await manager().gql(SET, { input: {} });
  expect(data).toMatchObject({ setSheetSettings: { requiredAngles: [], kmOverPrice: null } });
  expect(await settings()).toEqual(NONE);
});

test('anonymous clients and users who may not manage users are refused', async () => {
  const input = { kmPerDay: 300 };
  expect((await app.as(null).rest('GET', PATH)).status).toBe(401);
  expect((await app.as(null).rest('PUT', PATH, input)).status).toBe(401);
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'manage_users'));
  expect((await others.rest('PUT', PATH, input)).status).toBe(403);
  expect((await app.as(['view_board']).rest('GET', PATH)).status).toBe(403);
  expect(await settings()).toEqual(NONE);
});

const {
  anglesInvalid,
  accessoryRequired,
  accessoryRepeated,
  tooManyAccessories,
  kmPerDayInvalid,
  photoMonthsInvalid,
  rateInvalid,
} = HANDOVER_MESSAGES;

test.each<[string, object, string, string]>([
  ['an unknown angle', { requiredAngles: ['roof'] }, 'requiredAngles[0]', anglesInvalid],
  ['details as an angle', { requiredAngles: ['detail'] }, 'requiredAngles[0]', anglesInvalid],
  ['a blank accessory', { accessories: [' '] }, 'accessories[0]', accessoryRequired],
  ['a long accessory', { accessories: ['а'.repeat(41)] }, 'accessories[0]', tooLong(40)],
  ['a repeated one', { accessories: ['Насос', ' насос '] }, 'accessories', accessoryRepeated],
  [
    'too many accessories',
    { accessories: Array.from({ length: 13 }, (_, index) => `№ ${index}`) },
    'accessories',
    tooManyAccessories,
  ],
  ['no kilometres', { kmPerDay: 0 }, 'kmPerDay', kmPerDayInvalid],
  ['too many kilometres', { kmPerDay: 2001 }, 'kmPerDay', kmPerDayInvalid],
  ['no months', { photoMonths: 0 }, 'photoMonths', photoMonthsInvalid],
  ['months in words', { photoMonths: 'год' }, 'photoMonths', photoMonthsInvalid],
  ['a price of zero', { kmOverPrice: 0 }, 'kmOverPrice', rateInvalid],
  ['a negative price', { fuelEighthPrice: -1 }, 'fuelEighthPrice', rateInvalid],
  ['a price in words', { lateHourPrice: 'сто' }, 'lateHourPrice', rateInvalid],
])('%s is refused with its message', async (_what, input, field, message) => {
  const { status, body } = await manager().rest('PUT', PATH, input);
  expect([status, body]).toMatchObject([422, { message, fields: { [field]: message } }]);
  const { errors } = await manager().gql(SET, { input });
  expect(errors?.[0]?.message).toBe(message);
  expect(await settings()).toEqual(NONE);
});
