import { millisecondsInDay } from 'date-fns/constants';
import type { LoadRequest } from '../measure-request.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** YYYY-MM-DD, three weeks ago. */
const boardStart = () => new Date(Date.now() - 21 * millisecondsInDay).toISOString().slice(0, 10);

/** The rental of a car for two days from a number of days after 1.1.2035. */
function rental(carId: number, day: number) {
  const start = Date.UTC(2035, 0, 1 + day, 9);
  return {
    carId,
    customer: { fullName: 'Иванов Иван', phone: '+79035550177' },
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + 2 * millisecondsInDay).toISOString(),
    totalPrice: 6000,
    depositAmount: 5000,
  };
}

/** Makes the calls of one kind to several servers with one shared supply of free slots. */
type CallsTo = (urls: readonly string[], cookie: string) => LoadRequest[];

const get =
  (path: () => string): CallsTo =>
  (urls, cookie) =>
    urls.map((url) => ({ url: `${url}/api${path()}`, method: 'GET', headers: { cookie } }));

const post =
  (path: string, next: () => unknown): CallsTo =>
  (urls, cookie) =>
    urls.map((url) => ({
      url: `${url}/api${path}`,
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      next: () => JSON.stringify(next()),
    }));

const FREE_CARS = 50;
let taken = 0;
const nextRental = () => {
  const number = taken++;
  return rental(1 + (number % FREE_CARS), 3 * Math.floor(number / FREE_CARS));
};

export const CALLS: Readonly<Record<string, CallsTo>> = {
  board: get(() => `/board?start=${boardStart()}&days=63`),
  list: get(() => '/bookings'),
  create: post('/bookings/with-customer', nextRental),
  'sign-in': (urls) =>
    post('/auth/login', () => ({ login: 'admin', password: 'demo-admin', remember: true }))(
      urls,
      '',
    ),
};

/** Requests for one car in one period, `day` days after 1.1.2034. */
export const onePlace = (day: number): CallsTo =>
  post('/bookings/with-customer', () => rental(1, day - 365));
