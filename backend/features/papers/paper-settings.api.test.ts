import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { tooLong } from '@schema/messages/general';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { PERMISSIONS } from '@schema/permissions';
import { afterEach, beforeEach, expect, test } from 'vitest';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const PATH = '/company/paper-settings';
const manager = () => app.as(['manage_users']);
const settings = async () => (await app.as(['edit_bookings']).rest('GET', PATH)).body;
const INITIAL = { requisites: '', signatory: '', fileYears: null };

test('the details of the company are saved, tidied and read back', async () => {
  expect(await settings()).toMatchObject(INITIAL);
  const wanted = {
    requisites: ' ООО «Прокат»\nИНН 7700000000 ',
    signatory: ' директор  Иванов ',
    fileYears: 5,
  };
  const saved = {
    requisites: 'ООО «Прокат»\nИНН 7700000000',
    signatory: 'директор Иванов',
    fileYears: 5,
  };
  const { status, body } = await manager().rest('PUT', PATH, wanted);
  expect([status, body]).toMatchObject([200, saved]);
  expect(await settings()).toMatchObject(saved);
  const { body: cleared } = await manager().rest('PUT', PATH, {});
  expect(cleared).toMatchObject(INITIAL);
});

test('others are refused', async () => {
  expect((await app.as(null).rest('GET', PATH)).status).toBe(401);
  expect((await app.as(null).rest('PUT', PATH, INITIAL)).status).toBe(401);
  expect((await app.as(['view_board']).rest('GET', PATH)).status).toBe(403);
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'manage_users'));
  expect((await others.rest('PUT', PATH, { signatory: 'Иванов' })).status).toBe(403);
  expect(await settings()).toMatchObject(INITIAL);
});

test.each([
  ['requisites', 600],
  ['signatory', 120],
])('%s of more than %i characters is refused', async (field, limit) => {
  const { status, body } = await manager().rest('PUT', PATH, { [field]: 'а'.repeat(limit + 1) });
  expect([status, body]).toMatchObject([422, { fields: { [field]: tooLong(limit) } }]);
  expect(await settings()).toMatchObject(INITIAL);
});

test.each([0, 4, 2.5, 'год'])('files kept for %s years are refused', async (fileYears) => {
  const { status, body } = await manager().rest('PUT', PATH, { fileYears });
  expect(status).toBe(422);
  if (typeof fileYears === 'number' && Number.isInteger(fileYears)) {
    expect(body).toMatchObject({ fields: { fileYears: PAPER_MESSAGES.fileYearsInvalid } });
  }
  expect(await settings()).toMatchObject(INITIAL);
});
