import { Booking } from '@backend/store/entities/booking.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { HANDOVER_MESSAGES, SWAP_SHEET_MESSAGES } from '@schema/messages/handover';
import { PERMISSIONS } from '@schema/permissions';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Swapped {
  operationId: number;
  first: { id: number };
  second: { id: number };
  code: string;
  message: string;
  fields?: Record<string, string>;
  side?: string;
  doubt?: { answers: string[] };
}
interface Sheets {
  sheets: {
    id: number;
    carId: number;
    side: string;
    supplementsId: number | null;
    km: number;
    damages: object[];
    charges: object[];
    photos: { angle: string }[];
  }[];
  draftPhotos: object[];
}

let app: TestApp;
let broken: number;
let other: number;
let rentalId: number;
let guests = 0;
beforeAll(async () => {
  app = await startTestApp();
});
/** A rental of 09.11 10:00 – 14.11 10:00; the clock is at 10.11 12:00. */
beforeEach(async () => {
  app.clock.set(november(10, '12:00'));
  broken = await addCar(app.store);
  other = await addCar(app.store);
  guests += 1;
  const body = bookingBody(broken, {
    customer: {
      fullName: `Сменов ${guests}`,
      phone: `+79${String(guests).padStart(9, '0')}`,
      email: null,
    },
    startDate: november(9, '10:00'),
    endDate: november(14, '10:00'),
  });
  const made = await staff().rest<{ id: number }>('POST', '/bookings/with-customer', body);
  expect(made.status).toBe(201);
  rentalId = made.body.id;
});
afterAll(() => app.close());

const staff = () => app.as(PERMISSIONS);

let ids = 0;
const newId = () => {
  ids += 1;
  return ids.toString(16).padStart(32, '0');
};
const scratch = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };
const signed = { signatureWay: 'finger', signature: [[100, 100, 300, 200]] };
const sheet = (side: 'out' | 'back', carId: number, more: object = {}) => ({
  clientId: newId(),
  side,
  carId,
  ...signed,
  ...more,
});
const pair = ({ back = {}, out = {} }: { back?: object; out?: object } = {}) => ({
  back: sheet('back', broken, { km: 10_500, damages: [scratch], ...back }),
  out: sheet('out', other, { km: 70_000, fuel: 8, damages: [scratch], ...out }),
});
const swap = (sheets: object | null, more: object = {}, client = staff()) =>
  client.rest<Swapped>('POST', `/bookings/${rentalId}/swap`, { carId: other, sheets, ...more });
const undo = ({ operationId }: Swapped) =>
  staff().rest<Swapped>('POST', `/swaps/${operationId}/undo`);
const sheetsOf = async (id: number) =>
  (await staff().rest<Sheets>('GET', `/bookings/${id}/sheets`)).body;

async function addPhoto(sheetClientId: string, more: object = {}, id = rentalId) {
  const create = { width: 40, height: 30, channels: 3, background: '#c0392b' } as const;
  const form = formOf({ field: 'photo', bytes: await sharp({ create }).jpeg().toBuffer() });
  const { body } = await sendForm<{ url: string }>(app.url, staff(), '/uploads/cars/state', form);
  const photo = {
    clientId: newId(),
    sheetClientId,
    side: 'out',
    carId: other,
    angle: 'front',
    shotAt: november(10, '11:50'),
    photo: body.url,
    ...more,
  };
  const send = () => staff().rest('POST', `/bookings/${id}/sheets/photos`, photo);
  return { answer: await send(), again: send };
}

/** Rows that a swap with sheets writes. */
async function rowCounts() {
  const em = app.store.fork();
  return Promise.all([
    em.count(Booking, { continuesId: rentalId }),
    em.count(HandoverSheet),
    em.count(MileageReading),
    em.count(CarDamage),
    em.count(MoneyCharge),
  ]);
}

describe('a swap with its sheets', () => {
  test('saves the return to the first part and the handover to the second', async () => {
    const charges = [{ kind: 'fuel', amount: 1500, comment: 'Мойка' }];
    const sheets = pair({ back: { charges } });
    const { status, body } = await swap(sheets);
    expect(status).toBe(200);
    expect((await sheetsOf(body.first.id)).sheets).toMatchObject([
      {
        clientId: sheets.back.clientId,
        side: 'back',
        carId: broken,
        km: 10_500,
        damages: [scratch],
        charges: [{ kind: 'fuel', amount: 1500 }],
      },
    ]);
    expect((await sheetsOf(body.second.id)).sheets).toMatchObject([
      { clientId: sheets.out.clientId, side: 'out', carId: other, km: 70_000, damages: [scratch] },
    ]);
    const state = await staff().rest('GET', `/cars/${other}/state`);
    expect(state.body).toMatchObject({
      readings: [{ km: 70_000 }],
      damages: [{ kind: 'scratch' }],
    });
    const { body: history } = await staff().rest<{ items: object[] }>(
      'GET',
      `/bookings/${body.second.id}/history`,
    );
    expect(history.items).toMatchObject([
      { operation: 'swapCar', after: { sheet: { side: 'out' } } },
      { operation: 'swapCar', before: null },
    ]);
  });

  test('brings the photos of the handover to the second part, early and late ones', async () => {
    const sheets = pair();
    const early = await addPhoto(sheets.out.clientId);
    await addPhoto(sheets.back.clientId, { side: 'back', carId: broken });
    const { first, second } = (await swap(sheets)).body;
    expect((await addPhoto(sheets.out.clientId, { angle: 'rear' })).answer.status).toBe(201);
    expect((await early.again()).status).toBe(201);
    const [handover] = (await sheetsOf(second.id)).sheets;
    expect(handover?.photos.map(({ angle }) => angle)).toEqual(['front', 'rear']);
    const { sheets: left, draftPhotos } = await sheetsOf(first.id);
    expect(left[0]?.photos).toHaveLength(1);
    expect(draftPhotos).toEqual([]);
  });

  test('with known sheets changes nothing', async () => {
    const sheets = pair();
    const done = await swap(sheets);
    const counts = await rowCounts();
    const again = await swap(sheets);
    expect(again.status).toBe(200);
    expect([again.body.second.id, again.body.operationId]).toEqual([
      done.body.second.id,
      done.body.operationId,
    ]);
    expect(await rowCounts()).toEqual(counts);
    const half = await swap({ ...pair(), out: sheets.out });
    expect([half.status, half.body.message]).toEqual([409, SWAP_SHEET_MESSAGES.known]);
  });

  test('sent twice at once is one swap', async () => {
    const sheets = pair();
    const answers = await Promise.all([swap(sheets), swap(sheets)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.second.id).toBe(answers[1]?.body.second.id);
    expect((await rowCounts())[0]).toBe(1);
  });

  test('is undone without losing them', async () => {
    const handover = sheet('out', broken, { km: 10_000 });
    expect((await staff().rest('POST', `/bookings/${rentalId}/sheets`, handover)).status).toBe(201);
    const sheets = pair({ back: { charges: [{ kind: 'fuel', amount: 100 }] } });
    const { body } = await swap(sheets);
    await addPhoto(sheets.out.clientId);
    const [, ...written] = await rowCounts();
    expect((await undo(body)).status).toBe(200);
    const [seconds, ...left] = await rowCounts();
    expect([seconds, left]).toEqual([0, written]);
    const [first, back, moved] = (await sheetsOf(rentalId)).sheets;
    expect([first?.km, back?.km]).toEqual([10_000, 10_500]);
    expect(moved).toMatchObject({ carId: other, km: 70_000, supplementsId: first?.id });
    expect(moved?.photos).toHaveLength(1);
    // Of the device that has not heard of the undo.
    expect((await addPhoto(sheets.out.clientId, {}, body.second.id)).answer.status).toBe(201);
    expect(await app.store.fork().count(SheetPhoto, { booking: rentalId })).toBe(2);
    const again = await swap(sheets);
    expect([again.status, again.body.message]).toEqual([409, SWAP_SHEET_MESSAGES.known]);
  });
});

describe('a swap with its sheets is refused', () => {
  test('to strangers', async () => {
    const others = app.as(PERMISSIONS.filter((permission) => permission !== 'edit_bookings'));
    expect((await swap(pair(), {}, app.as(null))).status).toBe(401);
    expect((await swap(pair(), {}, others)).status).toBe(403);
    expect((await rowCounts())[0]).toBe(0);
  });

  test.each([['back', 10_000] as const, ['out', 69_000] as const])(
    'as a whole for a doubtful mileage of %s, until it is explained',
    async (side, km) => {
      app.clock.set(november(10, '09:00'));
      const known = [sheet('out', broken, { km: 10_400 }), sheet('back', other, { km: 69_900 })];
      for (const one of known) await staff().rest('POST', `/bookings/${rentalId}/sheets`, one);
      app.clock.set(november(10, '12:00'));
      const counts = await rowCounts();
      const sheets = pair({ [side]: { km } });
      const refused = await swap(sheets);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'MILEAGE_DOUBTFUL',
        side,
        message: expect.stringMatching(side === 'back' ? /^Акт возврата: / : /^Акт выдачи: /),
        doubt: { kind: 'lower' },
      });
      expect(await rowCounts()).toEqual(counts);
      const explained = { ...sheets, [side]: { ...sheets[side], mileageAnswer: 'wrong_other' } };
      expect((await swap(explained)).status).toBe(200);
    },
  );

  test('as a whole when a photo of the second sheet is gone', async () => {
    const counts = await rowCounts();
    const gone = { ...scratch, photo: `/files/state-${'0'.repeat(32)}.webp` };
    const charges = [{ kind: 'fuel', amount: 100 }];
    const { status, body } = await swap(pair({ back: { charges }, out: { damages: [gone] } }));
    expect([status, body.fields]).toEqual([
      422,
      { 'sheets.out.damages[0].photo': MESSAGES.cars.photoGone },
    ]);
    expect(await rowCounts()).toEqual(counts);
  });

  test('when the car is occupied, and by a stale version', async () => {
    const counts = await rowCounts();
    const stale = await swap(pair(), { version: 0 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    const later = bookingBody(other, {
      startDate: november(12, '10:00'),
      endDate: november(13, '10:00'),
    });
    await staff().rest('POST', '/bookings/with-customer', later);
    const taken = await swap(pair());
    expect([taken.status, taken.body.code]).toEqual([409, 'CAR_OCCUPIED']);
    expect(await rowCounts()).toEqual(counts);
  });

  test.each([
    ['one sheet', () => ({ back: pair().back }), 'sheets.out', SWAP_SHEET_MESSAGES.needed],
    [
      'exchanged sides',
      () => pair({ back: { side: 'out' } }),
      'sheets.back.side',
      SWAP_SHEET_MESSAGES.sideOther,
    ],
    [
      'a return of another car',
      () => pair({ back: { carId: other } }),
      'sheets.back.carId',
      SWAP_SHEET_MESSAGES.backCar,
    ],
    [
      'a handover of another car',
      () => pair({ out: { carId: broken } }),
      'sheets.out.carId',
      SWAP_SHEET_MESSAGES.outCar,
    ],
    [
      'one ID for both',
      () => pair({ back: { clientId: 'f'.repeat(32) }, out: { clientId: 'f'.repeat(32) } }),
      'sheets.out.clientId',
      HANDOVER_MESSAGES.idInvalid,
    ],
    [
      'a handover without a signature',
      () => pair({ out: { signature: [] } }),
      'sheets.out.signature',
      HANDOVER_MESSAGES.signatureRequired,
    ],
    [
      'a late return without a reason',
      () => pair({ back: { at: november(9, '11:00') } }),
      'sheets.back.delayReason',
      HANDOVER_MESSAGES.delayRequired,
    ],
    [
      'charges of a handover',
      () => pair({ out: { charges: [{ kind: 'fuel', amount: 5 }] } }),
      'sheets.out.charges',
      HANDOVER_MESSAGES.chargesAtReturn,
    ],
  ])('for %s', async (_, sheets, field, message) => {
    const counts = await rowCounts();
    const { status, body } = await swap(sheets());
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
    expect(await rowCounts()).toEqual(counts);
  });
});
