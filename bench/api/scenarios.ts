import { millisecondsInDay } from 'date-fns/constants';
import type { LoadRequest } from '../measure-request.ts';

/** The same request to the yardstick and to the product. */
export interface Scenario {
  name: string;
  /** Target ratio; null: none. */
  aim: number | null;
  bare: LoadRequest;
  ours: LoadRequest;
}

const BOARD_DAYS = 63;
const BOOKING = `id carId status startDate endDate handedOverAt returnedAt cancelledAt customer
  customerPhone sourceId sourceName notes totalPrice priceEdited depositAmount depositComment createdAt
  isExtension conflict version`;

const BOARD = `query Board($start: Day!, $days: Int!) {
  board(start: $start, days: $days) {
    rows {
      car { id brand model licensePlate color year depositAmount photos sortOrder }
      bookings { ${BOOKING} }
      maintenances { id carId description status startDate endDate cost conflict version }
    }
  }
}`;

const CREATE = `mutation Create($input: CreateBookingWithCustomerInput!) {
  createBookingWithCustomer(input: $input) { ${BOOKING} }
}`;

/** Free slots of the fleet: a car and two days of a later year, a new one at each call. */
function places(cars: number, year: number, phone: string): () => Record<string, unknown> {
  let number = 0;
  return () => {
    const start = Date.UTC(year, 0, 1 + 3 * Math.floor(number / cars), 9);
    const carId = 1 + (number % cars);
    number += 1;
    return {
      carId,
      customer: { fullName: 'Иванов Иван', phone },
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 2 * millisecondsInDay).toISOString(),
      totalPrice: 6000,
      depositAmount: 5000,
    };
  };
}

export interface Setting {
  bareUrl: string;
  url: string;
  cookie: string;
  cars: number;
  /** YYYY-MM-DD, the first day of the board. */
  start: string;
  /** Phone of a customer in the database, +7XXXXXXXXXX. */
  phone: string;
}

export function scenarios(setting: Setting): Scenario[] {
  const { bareUrl, url, cookie, cars, start, phone } = setting;
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, cookie };
  const get = (path: string): LoadRequest => ({
    url: `${url}/api${path}`,
    method: 'GET',
    headers: { cookie },
  });
  const post = (path: string, next: () => unknown): LoadRequest => ({
    url: `${url}/api${path}`,
    method: 'POST',
    headers,
    next: () => JSON.stringify(next()),
  });
  const bare = (path: string, next?: () => unknown): LoadRequest => ({
    url: `${bareUrl}${path}`,
    method: next ? 'POST' : 'GET',
    ...(next && { headers: json, next: () => JSON.stringify(next()) }),
  });
  const span = `start=${start}&days=${BOARD_DAYS}`;
  const variables = { start, days: BOARD_DAYS };
  // The product accepts dates of the next ten years.
  const year = new Date().getUTCFullYear();
  const rental = places(cars, year + 2, phone);
  const bareRental = places(cars, year + 4, phone);
  const restRental = places(cars, year + 6, phone);
  const bareRestRental = places(cars, year + 8, phone);
  const estimate = () => {
    const { carId, startDate, endDate } = rental();
    return { carId, startDate, endDate };
  };
  return [
    {
      name: 'board, GraphQL',
      aim: 2,
      bare: bare(`/board?${span}`),
      ours: post('/graphql', () => ({ query: BOARD, variables })),
    },
    { name: 'board, REST', aim: 3, bare: bare(`/cells?${span}`), ours: get(`/board?${span}`) },
    { name: 'bookings, REST', aim: null, bare: bare('/bookings'), ours: get('/bookings') },
    {
      name: 'estimate, REST',
      aim: null,
      bare: bare('/estimate', estimate),
      ours: post('/pricing/estimate', estimate),
    },
    {
      name: 'create, GraphQL',
      aim: 2,
      bare: bare('/create', bareRental),
      ours: post('/graphql', () => ({ query: CREATE, variables: { input: rental() } })),
    },
    {
      name: 'create, REST',
      aim: 2,
      bare: bare('/create', bareRestRental),
      ours: post('/bookings/with-customer', restRental),
    },
  ];
}
