import { bookNovember } from '@backend/testing/data/book-november';
import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FREE_DAYS = `query ($start: DateTime, $end: DateTime) {
  freeDays(start: $start, end: $end) { firstDay models { title cars free partlyFree } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const rio = await addCar(app.store, { brand: 'Kia', model: 'Rio', pricePerDay: 2000 });
  await addCar(app.store, { brand: 'Kia', model: 'rio', pricePerDay: 2000 });
  await addCar(app.store, { brand: 'Renault', model: 'Duster', pricePerDay: 3000 });
  await bookNovember(app, rio, [25, '10:00'], [27, '10:00']);
});
afterAll(() => app.close());

const ask = (start: string | null, end: string | null) =>
  app.as(['edit_bookings']).gql(FREE_DAYS, { start, end });

describe('the free days of the fleet', () => {
  test('are refused to a user without edit_bookings', async () => {
    const { errors } = await app
      .as(['view_board'])
      .gql(FREE_DAYS, { start: november(24, '00:00'), end: november(28, '00:00') });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('require a period of at most 100 days', async () => {
    const { errors } = await ask(null, null);
    expect(errors?.[0]?.message).toBe(MESSAGES.quickBooking.invalidPeriod);
    const long = await ask('2026-11-01T00:00:00Z', '2027-03-01T00:00:00Z');
    expect(long.errors?.[0]?.message).toBe(MESSAGES.quickBooking.tooManyDays);
  });

  test('are counted per model, over GraphQL and REST', async () => {
    const [start, end] = [november(24, '12:00'), november(28, '00:00')];
    const { data } = await ask(start, end);
    const rest = await app
      .as(['edit_bookings'])
      .rest('GET', `/availability/days?start=${start}&end=${end}`);
    expect(rest.body).toEqual(data?.freeDays);
    expect(data?.freeDays).toEqual({
      firstDay: '2026-11-24',
      models: [
        { title: 'Kia Rio', cars: 2, free: [2, 1, 1, 1], partlyFree: [0, 1, 0, 1] },
        { title: 'Renault Duster', cars: 1, free: [1, 1, 1, 1], partlyFree: [0, 0, 0, 0] },
      ],
    });
  });
});
