import { Customer } from '@backend/store/entities/customer.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { Source } from '@backend/store/entities/source.entity';
import { addCar } from '@backend/testing/data/fleet';
import { TEST_PASSWORD } from '@backend/testing/data/people';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Zero-width space, a soft hyphen, a mark of direction, the BOM, a no-break space at the end. */
const HIDDEN = ['\u200b', '\u00ad', '\u202e', '\ufeff', '\u00a0'];
const all = () => app.as(PERMISSIONS);
const post = (path: string, body: object) => all().rest('POST', path, body);

const car = (licensePlate: string) => ({
  brand: 'Kia',
  model: 'Rio',
  licensePlate,
  year: 2022,
  photos: [],
  tariffGroups: [{ tariffs: [{ minDays: 1, pricePerDay: 1000 }] }],
});

test.each(HIDDEN)('%j makes no second login, source or plate', async (hidden) => {
  const user = (login: string) => ({ login, password: `${TEST_PASSWORD}-x`, permissions: [] });
  await post('/users', user('kassa'));
  expect((await post('/users', user(`kassa${hidden}`))).body.message).toBe(
    MESSAGES.users.loginTaken,
  );
  await post('/sources', { name: 'Авито' });
  expect((await post('/sources', { name: `Авито${hidden}` })).body.fields).toEqual({
    name: MESSAGES.sources.nameTaken,
  });
  await post('/cars', car('А100АА77'));
  expect((await post('/cars', car(`А100${hidden}АА77`))).body.fields).toEqual({
    licensePlate: MESSAGES.cars.plateTaken,
  });
});

test('names are stored without invisible characters, comments as typed', async () => {
  const name = 'Пе\u200bтров\u00a0 Пётр\ufeff';
  await post('/partners', { name });
  await post('/sources', { name, description: 'а\u200bб' });
  const em = app.store.fork();
  expect((await em.findAll(Partner)).map((partner) => partner.name)).toContain('Петров Пётр');
  expect(await em.findOneOrFail(Source, { name: 'Петров Пётр' })).toMatchObject({
    description: 'а\u200bб',
  });
});

test('a name of invisible characters is missing', async () => {
  const answer = await post('/sources', { name: '\u200b\u2060' });
  expect([answer.status, answer.body.message]).toEqual([422, MESSAGES.sources.nameRequired]);
});

test('a car whose stored plate looks like another stays editable', async () => {
  const [one, twin] = [await addCar(app.store), await addCar(app.store)];
  const em = app.store.fork();
  await em.execute(`update cars set license_plate = 'В777ВВ77' where id = ?`, [one]);
  await em.execute(`update cars set license_plate = ? where id = ?`, ['В777ВВ77\u200b', twin]);
  const saved = await all().rest('PUT', `/cars/${twin}`, { ...car('В777ВВ77'), model: 'Ceed' });
  expect([saved.status, saved.body.model]).toEqual([200, 'Ceed']);
});

const FIND = 'query ($query: String!) { findCustomers(query: $query) { id } }';

test('a customer is found whatever invisible characters the name has', async () => {
  await app.store.write(app.store.fork(), async (tx) => {
    const at = { createdAt: app.clock.now() };
    tx.create(Customer, { fullName: 'Анд\u200bреи\u0306  Ме\u0308д', phone: null, ...at });
    await tx.flush();
  });
  for (const query of ['андрей мёд', 'андреи\u0306\u00a0мед', 'анд\u200bрей  мед']) {
    const answer = await all().gql<{ findCustomers: object[] }>(FIND, { query });
    expect([query, answer.data?.findCustomers.length]).toEqual([query, 1]);
  }
});
