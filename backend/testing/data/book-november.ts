import type { TestApp } from '../test-app';
import { bookingBody, november } from './fleet';

/** Day and time of November 2026 in Moscow. */
type Moment = readonly [day: number, time: string];

/** Books the car through the API. */
export function bookNovember(app: TestApp, carId: number, from: Moment, to: Moment) {
  const period = { startDate: november(...from), endDate: november(...to) };
  return app
    .as(['edit_bookings'])
    .rest('POST', '/bookings/with-customer', bookingBody(carId, period));
}
