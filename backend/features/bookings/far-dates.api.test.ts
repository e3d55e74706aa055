import { addCar, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { tooFar } = MESSAGES.period;

let app: TestApp;
let carId: number;
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store);
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
const days = { startDate: november(12, '10:00'), endDate: november(14, '10:00') };
const slip = { startDate: '2206-11-12T07:00:00Z', endDate: '2206-11-14T07:00:00Z' };
const FIELDS = { startDate: tooFar, endDate: tooFar };
const customer = { fullName: 'Анна', phone: '+79991234567' };

test('a booking in another century is refused, new and edited, over both APIs', async () => {
  const body = { carId, ...days, totalPrice: 6000, customer };
  const refused = await staff().rest('POST', '/bookings/with-customer', { ...body, ...slip });
  expect([refused.status, refused.body]).toMatchObject([422, { message: tooFar, fields: FIELDS }]);
  const made = await staff().rest<{ id: number }>('POST', '/bookings/with-customer', body);
  const edited = await staff().gql(
    `mutation ($id: Int!, $input: UpdateBookingInput!) { updateBooking(id: $id, input: $input) { id } }`,
    { id: made.body.id, input: { ...days, endDate: '2036-11-11T10:00:00Z' } },
  );
  expect(edited.errors?.[0]?.extensions.fields).toEqual({ endDate: tooFar });
});

test('maintenance in another century is refused', async () => {
  const body = { carId, description: 'ТО', cost: 100 };
  const refused = await staff().rest('POST', '/maintenances', { ...body, ...slip });
  expect([refused.status, refused.body.fields]).toEqual([422, FIELDS]);
  const made = await staff().rest<{ id: number }>('POST', '/maintenances', { ...body, ...days });
  const path = `/maintenances/${made.body.id}`;
  const edited = await staff().rest('PUT', path, {
    ...body,
    ...days,
    startDate: '1926-11-12T07:00:00Z',
  });
  expect(edited.status).toBe(422);
});
