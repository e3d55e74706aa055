import { createHash } from 'node:crypto';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { sweepFiles } from '@backend/testing/data/sweep-files';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { PERMISSIONS } from '@schema/permissions';
import { MAX_SHEET_PHOTOS } from '@schema/values/handover/sheet';
import { millisecondsInDay } from 'date-fns/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Photo {
  clientId: string;
  angle: string;
  url: string;
  sha256: string | null;
  shotAt: string;
  receivedAt: string;
}
interface Sheets {
  carId: number;
  drivenKm: number | null;
  fuelChange: number | null;
  sheets: {
    id: number;
    carId: number;
    supplementsId: number | null;
    km: number | null;
    isKmReversed: boolean;
    signature: number[][];
    damages: { id: number }[];
    photos: Photo[];
  }[];
  draftPhotos: Photo[];
  previousPhotos: Photo[];
  message?: string;
  code?: string;
  fields?: Record<string, string>;
  doubt?: { kind: string; answers: string[] };
}
interface CarState {
  mileage: { km: number } | null;
  readings: { id: number; km: number; reversedAt: string | null }[];
  damages: { kind: string }[];
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
/** From the 12th, 10:00 to the 14th, 10:00. */
const book = async (car: number, more: Record<string, unknown> = {}): Promise<number> =>
  Number((await staff().rest('POST', '/bookings/with-customer', bookingBody(car, more))).body.id);

const customerOf = async (id: number) =>
  (await app.store.fork().findOneOrFail(Booking, id)).customer?.id;

let ids = 0;
const newId = () => {
  ids += 1;
  return ids.toString(16).padStart(32, '0');
};
const SIGNATURE = [[100, 100, 300, 200, 500, 80]];
const wanted = (more: object = {}) => ({
  clientId: newId(),
  side: 'out',
  carId,
  signatureWay: 'finger',
  signature: SIGNATURE,
  ...more,
});
const save = (body: object, id = bookingId, client = staff()) =>
  client.rest<Sheets>('POST', `/bookings/${id}/sheets`, body);
const read = async (id = bookingId) =>
  (await staff().rest<Sheets>('GET', `/bookings/${id}/sheets`)).body;
const carState = async (id = carId) =>
  (await app.as(['view_cars']).rest<CarState>('GET', `/cars/${id}/state`)).body;

const upload = async (client = staff()) => {
  const create = { width: 40, height: 30, channels: 3, background: '#c0392b' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const form = formOf({ field: 'photo', bytes });
  return (await sendForm<{ url: string }>(app.url, client, '/uploads/cars/state', form)).body.url;
};
const photoBody = async (more: object = {}) => ({
  clientId: newId(),
  sheetClientId: newId(),
  side: 'out',
  carId,
  angle: 'front',
  shotAt: november(12, '09:30'),
  photo: await upload(),
  ...more,
});
const addPhoto = (body: object, id = bookingId, client = staff()) =>
  client.rest<Photo & Sheets>('POST', `/bookings/${id}/sheets/photos`, body);
const removePhoto = (clientId: string, client = staff()) =>
  client.rest<Sheets>('DELETE', `/bookings/sheets/photos/${clientId}`);

const scratch = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };

describe('a sheet', () => {
  test('is saved with its mileage and damages, and compared at the return', async () => {
    const out = wanted({ km: 10_000, fuel: 7, damages: [{ ...scratch, comment: ' Дверь ' }] });
    const { status, body } = await save(out);
    expect(status).toBe(201);
    expect(body.sheets).toMatchObject([
      {
        clientId: out.clientId,
        supplementsId: null,
        km: 10_000,
        fuel: 7,
        signature: SIGNATURE,
        damages: [{ ...scratch, comment: 'Дверь' }],
      },
    ]);
    expect(await carState()).toMatchObject({
      mileage: { km: 10_000 },
      damages: [{ kind: 'scratch', sheet: { bookingId, side: 'out' } }],
      readings: [{ km: 10_000, sheet: { bookingId, side: 'out' } }],
    });
    app.clock.set(november(14, '09:00'));
    const back = wanted({ side: 'back', km: 10_650, fuel: 5 });
    expect((await save(back)).body).toMatchObject({ drivenKm: 650, fuelChange: -2 });
    const log = await app.store
      .fork()
      .find(ChangeLog, { operation: 'saveHandoverSheet' }, { orderBy: { id: 'desc' }, limit: 2 });
    expect(log.map(({ entity }) => entity).sort()).toEqual(['Booking', 'Car']);
  });

  test('is saved once, however often it is sent', async () => {
    const body = wanted({ km: 10_000, damages: [scratch] });
    const answers = await Promise.all([save(body), save(body), save(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await save(body)).body.sheets).toHaveLength(1);
    expect((await carState()).readings).toHaveLength(1);
    expect((await carState()).damages).toHaveLength(1);
    const other = await book(await addCar(app.store));
    const { status, body: refused } = await save(body, other);
    expect([status, refused.message]).toEqual([409, HANDOVER_MESSAGES.idInvalid]);
  });

  test('of two devices becomes a supplement', async () => {
    const [first, second] = await Promise.all([save(wanted()), save(wanted({ fuel: 8 }))]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const [one, two] = (await read()).sheets;
    expect([one?.supplementsId, two?.supplementsId]).toEqual([null, one?.id]);
  });

  test.each([1, 2, 3])('of two cars at once is a sheet and a supplement (%i)', async () => {
    const other = await addCar(app.store);
    const answers = await Promise.all([save(wanted()), save(wanted({ carId: other }))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const supplements = (await read()).sheets.map(({ supplementsId }) => supplementsId);
    expect(supplements.filter((id) => id === null)).toHaveLength(1);
  });

  test.each([1, 2, 3])('with an ID of another booking is refused, also at once (%i)', async () => {
    const otherCar = await addCar(app.store);
    const other = await book(otherCar);
    const clientId = newId();
    const answers = await Promise.all([
      save(wanted({ clientId })),
      save(wanted({ clientId, carId: otherCar }), other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is kept when the booking was archived, moved and marked meanwhile', async () => {
    const other = await addCar(app.store);
    const current = await staff().rest('GET', `/bookings/${bookingId}/sheets`);
    const { version } = current.body as unknown as { version: number };
    const moved = { ...bookingBody(other), version };
    const put = await staff().rest('PUT', `/bookings/${bookingId}`, moved);
    expect(put.status).toBe(200);
    expect((await staff().rest('POST', `/bookings/${bookingId}/handover`)).status).toBe(200);
    await staff().rest('DELETE', `/bookings/${bookingId}`);
    const { status, body } = await save(wanted({ km: 500, fuel: 3 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ carId: other, sheets: [{ carId, km: 500 }] });
    expect((await carState()).mileage).toMatchObject({ km: 500 });
    expect((await carState(other)).mileage).toBeNull();
  });

  test('with a doubtful mileage records nothing until it is explained', async () => {
    await save(wanted({ km: 154_754 }));
    app.clock.set(november(13, '09:00'));
    const body = wanted({ side: 'back', km: 15_900, damages: [scratch] });
    const refused = await save(body);
    expect([refused.status, refused.body.code, refused.body.doubt?.kind]).toEqual([
      409,
      'MILEAGE_DOUBTFUL',
      'lower',
    ]);
    expect((await read()).sheets).toHaveLength(1);
    expect((await carState()).damages).toEqual([]);
    const saved = await save({ ...body, mileageAnswer: 'wrong_other' });
    expect(saved.status).toBe(201);
    expect(saved.body.sheets).toMatchObject([{ isKmReversed: true }, { isKmReversed: false }]);
    expect(saved.body.drivenKm).toBeNull();
  });

  test('whose mileage is reversed counts as if it had never been', async () => {
    await save(wanted({ km: 10_000 }));
    app.clock.set(november(13, '09:00'));
    await save(wanted({ side: 'back', km: 11_000 }));
    const [wrong] = (await carState()).readings;
    await app.as(['view_cars']).rest('DELETE', `/cars/readings/${wrong?.id}`);
    expect(await read()).toMatchObject({ drivenKm: null });
    app.clock.set(november(13, '09:10'));
    const { body } = await save(wanted({ side: 'back', km: 10_100 }));
    expect(body.drivenKm).toBe(100);
  });

  test('more than a day late needs a reason', async () => {
    app.clock.set(november(14, '10:00'));
    const late = wanted({ at: november(12, '10:00') });
    const { status, body } = await save(late);
    expect([status, body.fields]).toEqual([422, { delayReason: HANDOVER_MESSAGES.delayRequired }]);
    expect((await save({ ...late, delayReason: 'Сел телефон' })).status).toBe(201);
  });

  test.each([
    [{ clientId: 'x' }, 'clientId', HANDOVER_MESSAGES.idInvalid],
    [{ side: null }, 'side', HANDOVER_MESSAGES.sideInvalid],
    [{ carId: 0 }, 'carId', MESSAGES.cars.notFound],
    [{ at: november(12, '09:46') }, 'at', HANDOVER_MESSAGES.momentInFuture],
    [{ at: '1990-01-01T00:00:00Z' }, 'at', HANDOVER_MESSAGES.momentInvalid],
    [{ km: -1 }, 'km', CAR_STATE_MESSAGES.kmInvalid],
    [{ fuel: 9 }, 'fuel', HANDOVER_MESSAGES.fuelInvalid],
    [{ signatureWay: null }, 'signatureWay', HANDOVER_MESSAGES.wayRequired],
    [{ signature: [] }, 'signature', HANDOVER_MESSAGES.signatureRequired],
    [{ signature: [[1, 2, 3]] }, 'signature', HANDOVER_MESSAGES.signatureInvalid],
    [{ signature: [[9000, 2]] }, 'signature', HANDOVER_MESSAGES.signatureInvalid],
    [
      { signatureWay: 'absent', absenceReason: ' ' },
      'absenceReason',
      HANDOVER_MESSAGES.absenceRequired,
    ],
    [{ damages: [{ ...scratch, kind: null }] }, 'damages[0].kind', CAR_STATE_MESSAGES.kindRequired],
    [
      { damages: Array.from({ length: 21 }, () => scratch) },
      'damages',
      HANDOVER_MESSAGES.tooManyDamages,
    ],
    [
      { damages: [{ ...scratch, photo: `/files/state-${'0'.repeat(32)}.webp` }], km: 5 },
      'damages[0].photo',
      MESSAGES.cars.photoGone,
    ],
  ])('%j is refused with its message', async (part, field, message) => {
    const { status, body } = await save(wanted(part));
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
    expect((await read()).sheets).toEqual([]);
    expect((await carState()).readings).toEqual([]);
  });

  test('of an unknown booking or car is refused', async () => {
    expect((await save(wanted(), 999_999)).status).toBe(404);
    expect((await save(wanted({ carId: 999_999 }))).status).toBe(404);
  });

  test('keeps the undo of a created booking from deleting it', async () => {
    const made = await staff().rest('POST', '/bookings/several', {
      startDate: november(20, '10:00'),
      endDate: november(21, '10:00'),
      customer: { fullName: 'Петров Пётр', phone: '+79040000777', email: null },
      cars: [{ carId, totalPrice: 3000, depositAmount: 5000 }],
    });
    const { operationId, bookings } = made.body as unknown as {
      operationId: number;
      bookings: { id: number }[];
    };
    expect(made.status).toBe(201);
    expect((await save(wanted(), bookings[0]?.id)).status).toBe(201);
    const undone = await staff().rest('POST', `/bookings/several/${operationId}/undo`);
    expect(undone.status).toBe(409);
    expect(await app.store.fork().count(HandoverSheet, { booking: bookings[0]?.id ?? 0 })).toBe(1);
  });
});

describe('a photo of a sheet', () => {
  test('has the checksum of the stored picture', async () => {
    const { body } = await addPhoto(await photoBody());
    const headers = { cookie: (await staff().cookie()) ?? '' };
    const picture = await (await fetch(`${app.url}${body.url}`, { headers })).arrayBuffer();
    const sha256 = createHash('sha256').update(Buffer.from(picture)).digest('hex');
    expect(body.sha256).toBe(sha256);
    expect((await read()).draftPhotos).toMatchObject([{ sha256 }]);
  });

  test('arrives before and after its sheet, once', async () => {
    const sheet = wanted();
    const early = await photoBody({ sheetClientId: sheet.clientId });
    const { status, body } = await addPhoto(early);
    expect([status, body]).toMatchObject([
      201,
      { angle: 'front', shotAt: november(12, '09:30'), receivedAt: november(12, '09:40') },
    ]);
    expect((await read()).draftPhotos).toHaveLength(1);
    await save(sheet);
    await addPhoto(await photoBody({ sheetClientId: sheet.clientId, angle: 'rear' }));
    await addPhoto(early);
    const { sheets, draftPhotos } = await read();
    expect(sheets[0]?.photos.map(({ angle }) => angle)).toEqual(['front', 'rear']);
    expect(draftPhotos).toEqual([]);
  });

  test('is shown at the next rental of the car', async () => {
    await addPhoto(await photoBody());
    await addPhoto(await photoBody({ shotAt: november(12, '09:35') }));
    await addPhoto(await photoBody({ angle: 'detail' }));
    const next = await book(carId, {
      startDate: november(20, '10:00'),
      endDate: november(22, '10:00'),
    });
    expect((await read(next)).previousPhotos).toMatchObject([
      { angle: 'front', shotAt: november(12, '09:35') },
    ]);
    expect((await read()).previousPhotos).toEqual([]);
  });

  test('is removed until its sheet is saved', async () => {
    const sheet = wanted();
    const [kept, removed] = [
      await photoBody({ sheetClientId: sheet.clientId }),
      await photoBody({ sheetClientId: sheet.clientId }),
    ];
    await addPhoto(kept);
    await addPhoto(removed);
    expect((await removePhoto(removed.clientId)).body.draftPhotos).toHaveLength(1);
    expect((await removePhoto(removed.clientId)).status).toBe(404);
    await save(sheet);
    const refused = await removePhoto(kept.clientId);
    expect([refused.status, refused.body.message]).toEqual([409, HANDOVER_MESSAGES.photoSigned]);
    app.clock.set(new Date(app.clock.now().getTime() + 2 * millisecondsInDay).toISOString());
    await sweepFiles(app);
    const cookie = (await staff().cookie()) ?? '';
    const open = (url: string) => fetch(`${app.url}${url}`, { headers: { cookie } });
    expect((await open(kept.photo)).status).toBe(200);
    expect((await open(removed.photo)).status).toBe(404);
  });

  test.each([
    ['its customer', async () => `customers/${await customerOf(bookingId)}`],
    ['its car', async () => `cars/${carId}`],
  ])('is deleted with %s', async (name, path) => {
    carId = await addCar(app.store);
    const customer = { fullName: 'Удалов Юрий', phone: '+79040000778', email: null };
    bookingId = await book(carId, { customer });
    const [photo, damaged] = [await photoBody(), await upload()];
    await addPhoto(photo);
    await save(wanted({ damages: [{ ...scratch, photo: damaged }] }));
    const owner = app.as(PERMISSIONS);
    expect((await owner.rest('DELETE', `/${await path()}`)).status).toBeLessThan(300);
    app.clock.set(new Date(app.clock.now().getTime() + 2 * millisecondsInDay).toISOString());
    await sweepFiles(app);
    const headers = { cookie: (await staff().cookie()) ?? '' };
    const answers = await Promise.all(
      [photo.photo, damaged].map(
        async (url) => (await fetch(`${app.url}${url}`, { headers })).status,
      ),
    );
    // The damage is the car's.
    expect(answers).toEqual([404, name === 'its car' ? 404 : 200]);
  });

  test('of a clock that is ahead is dated at its arrival', async () => {
    const { body } = await addPhoto(await photoBody({ shotAt: november(30, '10:00') }));
    expect(body.shotAt).toBe(november(12, '09:40'));
  });

  test.each([
    [{ clientId: 'A'.repeat(32) }, 'clientId', HANDOVER_MESSAGES.idInvalid],
    [{ sheetClientId: null }, 'sheetClientId', HANDOVER_MESSAGES.idInvalid],
    [{ angle: null }, 'angle', HANDOVER_MESSAGES.angleInvalid],
    [{ shotAt: null }, 'shotAt', HANDOVER_MESSAGES.shotInvalid],
    [{ photo: null }, 'photo', HANDOVER_MESSAGES.photoRequired],
    [{ photo: 'https://example.com/a.webp' }, 'photo', MESSAGES.cars.photoForeign],
    [{ photo: `/files/state-${'0'.repeat(32)}.webp` }, 'photo', MESSAGES.cars.photoGone],
  ])('%j is refused with its message', async (part, field, message) => {
    const { status, body } = await addPhoto({ ...(await photoBody()), ...part });
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
    expect((await read()).draftPhotos).toEqual([]);
  });

  test('beyond the limit of a sheet is refused', async () => {
    const sheetClientId = newId();
    const photo = await upload();
    const send = async () => addPhoto(await photoBody({ sheetClientId, photo }));
    for (let count = 0; count < MAX_SHEET_PHOTOS; count += 1) await send();
    const { status, body } = await send();
    expect([status, body.fields]).toEqual([422, { photo: HANDOVER_MESSAGES.tooManyPhotos }]);
  });
});

test('strangers and other sections read and write nothing', async () => {
  const photo = await photoBody();
  const known = await photoBody();
  await addPhoto(known);
  const others = app.as(PERMISSIONS.filter((permission) => permission !== 'edit_bookings'));
  for (const [client, status] of [
    [app.as(null), 401],
    [others, 403],
  ] as const) {
    expect((await client.rest('GET', `/bookings/${bookingId}/sheets`)).status).toBe(status);
    expect((await save(wanted(), bookingId, client)).status).toBe(status);
    expect((await addPhoto(photo, bookingId, client)).status).toBe(status);
    expect((await removePhoto(known.clientId, client)).status).toBe(status);
  }
  expect((await staff().rest('GET', '/bookings/999999/sheets')).status).toBe(404);
  expect((await read()).draftPhotos).toHaveLength(1);
});
