import { addCar, bookingBody } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { BOOKING_FIELD_NAMES, BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const staff = () => app.as(PERMISSIONS);

/** A distinct value for each term. */
const termsFrom = (start: number) =>
  Object.fromEntries(
    BOOKING_FIELD_NAMES.map((name, at) => [
      name,
      BOOKING_FIELDS[name].kind === 'money' ? start + at : `${name} ${start}`,
    ]),
  );

/** The notes of a saved booking are not editable. */
const edited = ({ notes: _notes, ...terms }: Record<string, unknown>) => terms;

test('every term is saved, read, changed and kept in the history', async () => {
  const carId = await addCar(app.store);
  const [first, second] = [termsFrom(1000), termsFrom(2000)];
  const created = await staff().rest(
    'POST',
    '/bookings/with-customer',
    bookingBody(carId, { ...first }),
  );
  expect(created.body).toMatchObject(first);
  const { id, startDate, endDate } = created.body as Record<string, string>;

  const listed = await staff().rest('GET', '/bookings');
  expect((listed.body as { items: object[] }).items).toEqual([expect.objectContaining(first)]);

  const changes = { startDate, endDate, ...edited(second) };
  const changed = await staff().rest('PUT', `/bookings/${id}`, changes);
  expect(changed.body).toMatchObject({ ...first, ...edited(second) });

  const same = await staff().rest('PUT', `/bookings/${id}`, { startDate, endDate });
  expect(same.body).toMatchObject(changed.body as object);

  const history = await staff().rest('GET', `/bookings/${id}/history`);
  expect((history.body as { items: object[] }).items).toEqual([
    expect.objectContaining({
      before: expect.objectContaining(first),
      after: expect.objectContaining({ ...first, ...edited(second) }),
    }),
    expect.objectContaining({ after: expect.objectContaining(first) }),
  ]);
});
