import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { MAX_SHEET_MENDED } from '@schema/values/handover/sheet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Damage {
  id: number;
  mendedAt: string | null;
  mendedByLogin: string | null;
  mendedInSheet: object | null;
}
interface Answer {
  id: number;
  damages: Damage[];
  sheets: { id: number; supplementsId: number | null; mendedDamages: Damage[] }[];
  fields?: Record<string, string>;
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
  bookingId = await book(carId);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings']);
const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  staff().rest<Answer>(method, path, body);
const book = async (car: number) =>
  (await send('POST', '/bookings/with-customer', bookingBody(car))).body.id;
const place = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };
const addDamage = async (car = carId) =>
  Number((await send('POST', `/cars/${car}/damages`, place)).body.damages[0]?.id);
const damages = async (car = carId) => (await send('GET', `/cars/${car}/state`)).body.damages;

let sheets = 0;
const wanted = (more: object) => {
  sheets += 1;
  const clientId = `a${sheets.toString(16)}`.padStart(32, '0');
  return { clientId, side: 'out', carId, signatureWay: 'paper', ...more };
};
const save = (body: object) => send('POST', `/bookings/${bookingId}/sheets`, body);

describe('a damage repaired in a sheet', () => {
  test('is saved once, at the moment of the sheet, and shown by both', async () => {
    const [id, other] = [await addDamage(), await addDamage()];
    app.clock.set(november(12, '11:00'));
    const body = wanted({ at: november(12, '10:30'), mendedDamageIds: [id, id] });
    const answers = await Promise.all([save(body), save(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const mark = {
      mendedAt: november(12, '10:30'),
      mendedByLogin: 'user-edit_bookings',
      mendedInSheet: { bookingId, side: 'out' },
    };
    expect((await save(body)).body.sheets).toMatchObject([{ mendedDamages: [{ id, ...mark }] }]);
    const open = { mendedAt: null, mendedInSheet: null };
    expect(await damages()).toMatchObject([
      { id: other, ...open },
      { id, ...mark },
    ]);
    const log = await app.store
      .fork()
      .find(ChangeLog, { operation: 'saveHandoverSheet', entity: 'Car', entityId: carId });
    expect(log).toMatchObject([
      {
        before: { damage: { mendedAt: null } },
        after: { damage: { mendedInSheet: { bookingId } } },
      },
    ]);
  });

  test('by a return and by its supplement is shown by each', async () => {
    const [first, second] = [await addDamage(), await addDamage()];
    await save(wanted({ side: 'back', mendedDamageIds: [first] }));
    const { body } = await save(wanted({ side: 'back', mendedDamageIds: [second] }));
    expect(body.sheets).toMatchObject([
      { supplementsId: null, mendedDamages: [{ id: first }] },
      { supplementsId: body.sheets[0]?.id, mendedDamages: [{ id: second }] },
    ]);
  });

  test('that a colleague repaired or withdrew meanwhile stays as it was', async () => {
    const [mended, withdrawn] = [await addDamage(), await addDamage()];
    await send('POST', `/cars/damages/${mended}/mend`);
    await send('DELETE', `/cars/damages/${withdrawn}`);
    app.clock.set(november(12, '11:00'));
    const { status, body } = await save(wanted({ mendedDamageIds: [mended, withdrawn] }));
    expect([status, body.sheets]).toMatchObject([201, [{ mendedDamages: [] }]]);
    expect(await damages()).toMatchObject([
      { id: mended, mendedAt: november(12, '09:40'), mendedInSheet: null },
    ]);
  });

  test('is no longer of the sheet once it is opened again', async () => {
    const id = await addDamage();
    await save(wanted({ mendedDamageIds: [id] }));
    await send('DELETE', `/cars/damages/${id}/mend`);
    const { body } = await send('GET', `/bookings/${bookingId}/sheets`);
    expect(body.sheets).toMatchObject([{ mendedDamages: [] }]);
    expect(await damages()).toMatchObject([{ mendedAt: null, mendedInSheet: null }]);
  });

  test('of another car is refused by field, and nothing is saved', async () => {
    const other = await addCar(app.store);
    const [own, foreign] = [await addDamage(), await addDamage(other)];
    const { status, body } = await save(wanted({ km: 500, mendedDamageIds: [own, foreign] }));
    const fields = { 'mendedDamageIds[1]': HANDOVER_MESSAGES.mendedOther };
    expect([status, body.fields]).toEqual([422, fields]);
    expect((await send('GET', `/bookings/${bookingId}/sheets`)).body.sheets).toEqual([]);
    expect([await damages(), await damages(other)]).toMatchObject([
      [{ mendedAt: null }],
      [{ mendedAt: null }],
    ]);
  });

  test.each([
    [[0], { 'mendedDamageIds[0]': HANDOVER_MESSAGES.mendedInvalid }],
    [
      Array.from({ length: MAX_SHEET_MENDED + 1 }, (_, index) => index + 1),
      { mendedDamageIds: HANDOVER_MESSAGES.tooManyMended },
    ],
  ])('is refused when unreadable (%#)', async (mendedDamageIds, fields) => {
    const { status, body } = await save(wanted({ mendedDamageIds }));
    expect([status, body.fields]).toEqual([422, fields]);
  });
});

test('a car swap repairs damages of each car in its sheet, and refuses them mixed up', async () => {
  const newCar = await addCar(app.store);
  await send('POST', `/bookings/${bookingId}/handover`);
  app.clock.set(november(13, '12:00'));
  const [old, fresh] = [await addDamage(), await addDamage(newCar)];
  const swap = (back: number, out: number) =>
    send('POST', `/bookings/${bookingId}/swap`, {
      carId: newCar,
      sheets: {
        back: wanted({ side: 'back', mendedDamageIds: [back] }),
        out: wanted({ carId: newCar, mendedDamageIds: [out] }),
      },
    });
  const refused = await swap(fresh, old);
  const fields = { 'sheets.back.mendedDamageIds[0]': HANDOVER_MESSAGES.mendedOther };
  expect([refused.status, refused.body.fields]).toEqual([422, fields]);
  expect((await swap(old, fresh)).status).toBe(200);
  expect([await damages(), await damages(newCar)]).toMatchObject([
    [{ mendedInSheet: { bookingId, side: 'back' } }],
    [{ mendedInSheet: { side: 'out' } }],
  ]);
});

test('strangers repair nothing', async () => {
  const id = await addDamage();
  for (const [client, status] of [
    [app.as(null), 401],
    [app.as(['view_cars']), 403],
  ] as const) {
    const body = wanted({ mendedDamageIds: [id] });
    const answer = await client.rest('POST', `/bookings/${bookingId}/sheets`, body);
    expect(answer.status).toBe(status);
  }
  expect(await damages()).toMatchObject([{ mendedAt: null }]);
});
