import type { ChangeNotice } from '@backend/changes/notices';
import { addCar, bookingBody, november } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { STALE_TOPICS } from '@schema/topics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let carId: number;
let other: number;
const received: ChangeNotice[] = [];
beforeAll(async () => {
  app = await startTestApp();
  carId = await addCar(app.store);
  other = await addCar(app.store);
  const listen = async () => {
    for await (const notice of app.changes.stream()) received.push(notice);
  };
  void listen();
});
afterAll(() => app.close());

const staff = () => app.as(['edit_bookings', 'view_board']);
const news = () => received.splice(0).map(({ operation, carIds }) => ({ operation, carIds }));

describe('live notices', () => {
  test('are sent for each change and for no failed request', async () => {
    const sent = bookingBody(carId);
    const { body } = await staff().rest('POST', '/bookings/with-customer', sent);
    expect(received[0]?.topics).toEqual(STALE_TOPICS.createBookingWithCustomer);
    expect(news()).toEqual([{ operation: 'createBookingWithCustomer', carIds: [carId] }]);

    expect((await staff().rest('POST', '/bookings/with-customer', sent)).status).toBe(409);
    expect((await staff().rest('POST', `/bookings/${body.id}/restore`)).status).toBe(409);
    expect(news()).toEqual([]);

    const { startDate, endDate } = sent;
    await staff().rest('PUT', `/bookings/${body.id}`, { startDate, endDate, carId: other });
    expect(news()).toEqual([{ operation: 'updateBooking', carIds: [carId, other] }]);

    await staff().rest('DELETE', `/bookings/${body.id}`);
    await staff().rest('POST', `/bookings/${body.id}/restore`);
    expect(news()).toEqual([
      { operation: 'archiveBooking', carIds: [other] },
      { operation: 'restoreBooking', carIds: [other] },
    ]);

    const work = {
      description: 'Мойка',
      startDate: november(20, '09:00'),
      endDate: november(20, '10:00'),
      cost: 0,
    };
    const saved = await staff().rest('POST', '/maintenances', { ...work, carId });
    await staff().rest('PUT', `/maintenances/${saved.body.id}`, { ...work, cost: 1 });
    expect(news()).toEqual([
      { operation: 'createMaintenance', carIds: [carId] },
      { operation: 'updateMaintenance', carIds: [carId] },
    ]);
  });

  test('carry the change id of the request', async () => {
    const taken = bookingBody(await addCar(app.store));
    const named = { 'x-change-id': 'tablet-7.1' };
    await staff().rest('POST', '/bookings/with-customer', taken, named);
    expect(received.splice(0).map(({ changeId }) => changeId)).toEqual(['tablet-7.1']);
    const query = 'mutation { addCashEntry(input: { amount: 5 }) { id } }';
    await staff().rest('POST', '/graphql', { query }, { 'x-change-id': 'tablet-7.2' });
    await staff().rest('POST', '/graphql', { query });
    expect(received.splice(0).map(({ changeId }) => changeId)).toEqual(['tablet-7.2', null]);
  });

  test('name every car with a booking of a renamed customer', async () => {
    const [first, second, third] = [
      await addCar(app.store),
      await addCar(app.store),
      await addCar(app.store),
    ];
    const bookAs = (car: number, fullName: string) =>
      staff().rest('POST', '/bookings/with-customer', {
        ...bookingBody(car),
        customer: { fullName, phone: '+79035550199', email: null },
      });
    await bookAs(first, 'Ольга Прежняя');
    const gone = await bookAs(second, 'Ольга Прежняя');
    await staff().rest('DELETE', `/bookings/${gone.body.id}`);
    news();
    await bookAs(third, 'Ольга Новая');
    const [notice] = news();
    expect([...(notice?.carIds ?? [])].sort((a, b) => a - b)).toEqual([first, third]);
  });
});
