import { day, instant } from './questions.ts';

const TIMES = 15;
const many = (field: (at: number) => string, times = TIMES) =>
  `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${field(at)}`).join(' ')} }`;

/** 66 words of two letters. */
const words = (at: number) =>
  Array.from({ length: 66 }, (_, word) =>
    String.fromCharCode(1072 + ((word + at) % 31), 1072 + ((word * 7) % 31)),
  ).join(' ');

const period = `start: "${instant(1)}", end: "${instant(90)}"`;
const BOARD = `board(start: "${day(-21)}", days: 63)
  { rows { car { id brand model } bookings { id startDate endDate } } }`;
const PAGE = 'items { bookingId balance customerName } total';
const search = (text: string) => `search(text: "${text}") { cars { id } bookings { id } }`;

/** Nested fragments over one field: as many fields as the token limit allows. */
const FRAGMENTS = `{ ...f0 } ${Array.from({ length: 60 }, (_, at) =>
  at < 59
    ? `fragment f${at} on Query { ...f${at + 1} ... on Query { ...f${at + 1} } }`
    : `fragment f${at} on Query { cars { items { id brand model licensePlate } } }`,
).join(' ')}`;

/** Documents over the maximum price, and the most expensive one within it. */
export const HOSTILE_DOCUMENTS: readonly string[] = [
  many((at) => search(words(at))),
  many(() => `debtors(pageSize: 100) { ${PAGE} }`),
  many(() => `deposits(pageSize: 100) { ${PAGE} }`),
  many(() => 'findCustomers(query: "ова а е и", limit: 20) { id fullName }'),
  many(() => 'cancelledBookings(pageSize: 100) { items { id } total }'),
  FRAGMENTS,
  many((at) => search(`рио солярис белый а${at}`), 10),
  many((at) => search(words(at)), 3),
  many(() => `debtors { ${PAGE} }`, 4),
  many(() => `deposits { ${PAGE} }`, 4),
  many(() => 'findCustomers(query: "ова", limit: 20) { id fullName }'),
  many(() => 'cancelledBookings(pageSize: 100) { items { id } total }', 10),
  many(() => 'bookingsPage(pageSize: 100) { items { id } total }', 10),
  many(() => `wantedCars(text: "рио белый", ${period}) { freeCount unknown }`, 3),
  many(() => `breakdown(carId: 1, ${period}) { rental { id } }`, 2),
  many(() => `reseatingPlan(carId: 1, ${period}) { isBest }`, 1),
  `{ ${BOARD} }`,
  '{ bookings(limit: 2000) { items { id startDate endDate } nextCursor } }',
  '{ customers { items { id fullName phone } } cars { items { id } } }',
  `{ dailyDashboard(date: "${day(0)}") { date } fleetAnalytics(start: "${instant(-365)}", end: "${instant(0)}") { summary { __typename } } }`,
];
