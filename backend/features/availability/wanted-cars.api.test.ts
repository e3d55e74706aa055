import { bookNovember } from '@backend/testing/data/book-november';
import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const WANTED = `query ($text: String!, $start: DateTime, $end: DateTime) {
  wantedCars(text: $text, start: $start, end: $end) {
    free { car { id } price { totalPrice } }
    freeCount count fleetCount
    later { car { id } startDate endDate totalPrice }
    similar { car { id } }
    unknown
  }
}`;

let app: TestApp;
let rio: number;
let otherRio: number;
let duster: number;
let camry: number;
beforeAll(async () => {
  app = await startTestApp();
  const add = (brand: string, model: string, pricePerDay: number) =>
    addCar(app.store, { brand, model, pricePerDay });
  rio = await add('Kia', 'Rio', 2000);
  otherRio = await add('Kia', 'Rio', 2500);
  duster = await add('Renault', 'Duster', 3000);
  camry = await add('Toyota', 'Camry', 6000);
  await bookNovember(app, rio, [20, '10:00'], [24, '12:00']);
  await bookNovember(app, duster, [20, '10:00'], [22, '10:00']);
  await bookNovember(app, duster, [25, '10:00'], [28, '10:00']);
});
afterAll(() => app.close());

const DAYS = { start: november(21, '10:00'), end: november(23, '18:00') };
interface Days {
  readonly start: string | null;
  readonly end: string | null;
}
const ask = (
  text: string,
  days: Days = DAYS,
  permissions: readonly Permission[] = ['edit_bookings'],
) => app.as(permissions).gql(WANTED, { text, ...days });
const answer = async (text: string) => (await ask(text)).data?.wantedCars;

describe('wanted cars', () => {
  test('require a return after the pickup', async () => {
    for (const days of [
      { start: null, end: null },
      { ...DAYS, end: DAYS.start },
    ]) {
      const { errors } = await ask('рио', days);
      expect(errors?.[0]?.message).toBe(MESSAGES.quickBooking.invalidPeriod);
    }
  });

  test('are the free ones of the meant cars with prices', async () => {
    expect(await answer('рио')).toEqual({
      free: [{ car: { id: otherRio }, price: { totalPrice: 7500 } }],
      freeCount: 1,
      count: null,
      fleetCount: 2,
      later: [],
      similar: [],
      unknown: [],
    });
    expect(await answer('премиум')).toMatchObject({ free: [{ car: { id: camry } }] });
  });

  test('that are taken come with their nearest days and similar cars', async () => {
    expect(await answer('внедорожник')).toEqual({
      free: [],
      freeCount: 0,
      count: null,
      fleetCount: 1,
      later: [
        {
          car: { id: duster },
          startDate: november(22, '10:00'),
          endDate: november(24, '18:00'),
          totalPrice: 9000,
        },
      ],
      similar: [{ car: { id: otherRio } }, { car: { id: camry } }],
      unknown: [],
    });
    expect(await answer('2 рио')).toMatchObject({
      freeCount: 1,
      count: 2,
      later: [{ car: { id: rio }, startDate: november(24, '12:00') }],
      similar: [{ car: { id: camry } }],
    });
  });

  test('name the words that mean nothing', async () => {
    const nothing = { free: [], fleetCount: 0, later: [], similar: [], unknown: ['ракета'] };
    expect(await answer('ракета')).toMatchObject(nothing);
    expect(await answer('рио ракета')).toMatchObject({ freeCount: 1, unknown: ['ракета'] });
  });
});
