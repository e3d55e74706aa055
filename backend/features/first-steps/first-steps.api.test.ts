import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const STEPS = '{ firstSteps { hasCar hasTariff hasBooking } }';
const steps = async () => (await app.as(['view_board']).gql(STEPS)).data?.firstSteps;

test('counts a car, a price and a booking, each by itself', async () => {
  expect(await steps()).toEqual({ hasCar: false, hasTariff: false, hasBooking: false });
  await addCar(app.store, { pricePerDay: null });
  expect(await steps()).toEqual({ hasCar: true, hasTariff: false, hasBooking: false });
  const carId = await addCar(app.store);
  expect(await steps()).toEqual({ hasCar: true, hasTariff: true, hasBooking: false });
  const booked = await app.as(['edit_bookings']).rest('POST', '/bookings/with-customer', {
    carId,
    startDate: november(12, '10:00'),
    endDate: november(14, '10:00'),
    totalPrice: 6000,
    customer: { fullName: 'Анна', phone: '+79991234567' },
  });
  expect(booked.status).toBe(201);
  expect(await steps()).toEqual({ hasCar: true, hasTariff: true, hasBooking: true });
});
