import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ESTIMATE = `query ($carId: Int!, $startDate: DateTime!, $endDate: DateTime!) {
  estimatePrice(carId: $carId, startDate: $startDate, endDate: $endDate) {
    totalPrice totalDays breakdown { groupId groupName days pricePerDay subtotal }
  }
}`;

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store, { pricePerDay: 3000, weekPricePerDay: 2500.5 });
});
afterAll(() => app.close());

const question = (more: Record<string, unknown> = {}) => ({
  carId,
  startDate: november(12, '10:00'),
  endDate: november(14, '10:01'),
  ...more,
});
const estimate = (more: Record<string, unknown> = {}) =>
  app.as(['edit_bookings']).rest('POST', '/pricing/estimate', question(more));

/** A car with a tariff only from 15 November. */
async function addWinterCar(): Promise<number> {
  const car = await addCar(app.store, { pricePerDay: null });
  await app.store.write(app.store.fork(), async (em) => {
    const season = { startMonth: 11, startDay: 15, endMonth: 2, endDay: 29 };
    const group = em.create(TariffGroup, { car, name: 'Зима', ...season, sortOrder: 0 });
    await em.flush();
    em.create(Tariff, {
      group: group.id,
      minDays: 1,
      pricePerDayKopecks: kopecks(200_000),
      sortOrder: 0,
    });
    await em.flush();
  });
  return car;
}

describe('a price estimate', () => {
  test.each([
    [{ carId: null }, MESSAGES.booking.carRequired],
    [{ startDate: null }, MESSAGES.period.timesRequired],
    [{ endDate: undefined }, MESSAGES.period.timesRequired],
    [{ endDate: november(12, '09:00') }, MESSAGES.period.endBeforeStart],
  ])('rejects %j', async (more, message) => {
    const { status, body } = await estimate(more);
    expect([status, body.code, body.message]).toEqual([422, 'VALIDATION_FAILED', message]);
  });

  test('of an unknown car is NOT_FOUND', async () => {
    const { status, body } = await estimate({ carId: 999_999 });
    expect([status, body.message]).toEqual([404, MESSAGES.cars.notFound]);
  });

  test('counts every started day and is the same over REST and GraphQL', async () => {
    const rest = await estimate();
    expect(rest.status).toBe(200);
    expect(rest.body).toEqual({
      totalPrice: 9000,
      totalDays: 3,
      breakdown: [
        {
          groupId: expect.any(Number),
          groupName: 'Круглый год',
          days: 3,
          pricePerDay: 3000,
          subtotal: 9000,
        },
      ],
    });
    const { data } = await app.as(['edit_bookings']).gql(ESTIMATE, question());
    expect(data?.estimatePrice).toEqual(rest.body);
  });

  test('uses the tier of the whole length, to the kopeck', async () => {
    const { body } = await estimate({ endDate: november(19, '10:00') });
    expect(body).toMatchObject({ totalDays: 7, totalPrice: 17_503.5 });
  });

  test('names the first day without a tariff', async () => {
    const winter = await addWinterCar();
    const { status, body } = await estimate({
      carId: winter,
      startDate: november(14, '10:00'),
      endDate: november(16, '10:00'),
    });
    expect([status, body.message]).toEqual([422, 'На 14.11.2026 не задан тариф']);
    const priced = await estimate({
      carId: winter,
      startDate: november(15, '10:00'),
      endDate: november(16, '10:00'),
    });
    expect(priced.body).toMatchObject({ totalPrice: 2000 });
    const bare = await addCar(app.store, { pricePerDay: null });
    expect((await estimate({ carId: bare })).status).toBe(422);
  });
});
