import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { CompanySettings } from '@backend/store/entities/company-settings.entity';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { tooLong } from '@schema/messages/general';
import { PERMISSIONS } from '@schema/permissions';
import { DEFAULT_OFFER_TEMPLATE } from '@schema/values/bookings/offer-template';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const SET = `mutation ($input: OfferSettingsInput!) {
  setOfferSettings(input: $input) { template address }
}`;
const manager = () => app.as(['manage_users']);
const settings = async () => {
  const { body } = await app.as(['edit_bookings']).rest('GET', '/company/offer');
  return { template: body.template, address: body.address };
};
const INITIAL = { template: DEFAULT_OFFER_TEMPLATE, address: '' };

test('the template and the address are saved; the default template is stored as none', async () => {
  expect(await settings()).toEqual(INITIAL);
  const wanted = { template: ' {марка} {модель}\nАдрес: {адрес}\n', address: ' Ленина,  1 ' };
  const saved = { template: '{марка} {модель}\nАдрес: {адрес}', address: 'Ленина, 1' };
  const { status, body } = await manager().rest('PUT', '/company/offer', wanted);
  expect([status, body]).toMatchObject([200, saved]);
  expect(await settings()).toEqual(saved);

  // Saving the same again changes nothing.
  await manager().gql(SET, { input: wanted });
  expect(await app.store.fork().findAll(ChangeLog)).toMatchObject([
    { operation: 'setOfferSettings', entity: 'Company', before: INITIAL, after: saved },
  ]);

  const { data } = await manager().gql(SET, { input: { template: DEFAULT_OFFER_TEMPLATE } });
  expect(data).toEqual({ setOfferSettings: INITIAL });
  expect(await app.store.fork().findAll(CompanySettings)).toMatchObject([
    { offerTemplate: null, address: '' },
  ]);
});

test('anonymous clients and users who may not manage users are refused', async () => {
  const input = { template: '{марка}', address: '' };
  expect((await app.as(null).rest('GET', '/company/offer')).status).toBe(401);
  expect((await app.as(null).rest('PUT', '/company/offer', input)).status).toBe(401);
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'manage_users'));
  expect((await others.rest('PUT', '/company/offer', input)).status).toBe(403);
  expect((await app.as(['view_board']).rest('GET', '/company/offer')).status).toBe(403);
  expect(await settings()).toEqual(INITIAL);
});

test.each([
  ['no template', {}, 'template', 'Введите текст шаблона'],
  ['a blank template', { template: ' \n' }, 'template', 'Введите текст шаблона'],
  [
    'an unknown tag',
    { template: 'Цвет: {цвет}' },
    'template',
    'Неизвестная метка {цвет}: вставьте метку из списка',
  ],
  ['a long template', { template: 'а'.repeat(1001) }, 'template', tooLong(1000)],
  ['a long address', { template: '{марка}', address: 'а'.repeat(201) }, 'address', tooLong(200)],
])('%s is rejected with its message', async (_what, input, field, message) => {
  const { status, body } = await manager().rest('PUT', '/company/offer', input);
  expect([status, body]).toMatchObject([422, { message, fields: { [field]: message } }]);
  const { errors } = await manager().gql(SET, { input });
  expect(errors?.[0]?.message).toBe(message);
  expect(await settings()).toEqual(INITIAL);
});
