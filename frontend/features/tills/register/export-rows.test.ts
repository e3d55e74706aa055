import { REGISTER_HEADINGS } from '@schema/texts/money/tills';
import { expect, test } from 'vitest';
import { REGISTER_COLUMNS, registerRows } from './export-rows';
import type { RegisterFacts, RegisterLineFacts } from './use-register';

const LINE: RegisterLineFacts = {
  source: 'cash',
  id: 4,
  kind: 'manual',
  happenedAt: '2026-11-20T09:00:00Z',
  method: 'cash',
  tillId: 1,
  tillName: 'Анна',
  toTillName: null,
  direction: 'in',
  amount: 500,
  cash: 1500,
  userName: 'anna',
  comment: 'сувенир',
  shortReason: null,
  reversesId: null,
  isReversed: false,
  bookingId: null,
  customerName: null,
  carTitle: null,
  expenseKind: null,
  partnerName: null,
  place: null,
  spentOn: null,
  expected: null,
  counted: null,
};
const HANDOVER: RegisterLineFacts = {
  ...LINE,
  source: 'handover',
  id: 38,
  kind: 'handover',
  toTillName: 'Офис',
  direction: null,
  amount: 300.5,
};
const CARD: RegisterLineFacts = {
  ...LINE,
  source: 'entry',
  kind: 'rent',
  method: 'card',
  tillId: null,
  tillName: null,
  amount: 900,
  cash: null,
};
const REGISTER: Pick<RegisterFacts, 'tills' | 'methods' | 'lines'> = {
  tills: [
    { tillId: 1, name: 'Анна', opening: 1000, cameIn: 500, wentOut: 300.5, closing: 1199.5 },
    { tillId: 2, name: 'Офис', opening: 0, cameIn: 300.5, wentOut: 0, closing: 300.5 },
  ],
  methods: [{ method: 'card', opening: 100, cameIn: 900, wentOut: 0, closing: 1000 }],
  lines: [LINE, HANDOVER, CARD],
};
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const rows = registerRows(REGISTER, PERIOD, 'Europe/Moscow');
const LINES = rows.slice(4, -4);
const kopecks = (roubles: number | null) => Math.round((roubles ?? 0) * 100);

test.each([
  ['Анна', 'Наличные'],
  ['Офис', 'Наличные'],
  ['', 'Карта'],
])('opening plus rows is the closing of «%s», %s', (till, method) => {
  const of = rows.filter((row) => row.till === till && row.method === method);
  const moved = LINES.filter((row) => row.till === till && row.method === method);
  const [opening, turnover] = [of[0], of.at(-1)];
  const sum = (field: 'cameIn' | 'wentOut') =>
    moved.reduce((total, row) => total + kopecks(row[field]), 0);
  expect(sum('cameIn')).toBe(kopecks(turnover?.cameIn ?? null));
  expect(sum('wentOut')).toBe(kopecks(turnover?.wentOut ?? null));
  expect(kopecks(opening?.cash ?? null) + sum('cameIn') - sum('wentOut')).toBe(
    kopecks(turnover?.cash ?? null),
  );
});

test('a handover between shown tills leaves one and comes into the other', () => {
  const [out, into] = LINES.filter(({ document }) => document.startsWith('Передача'));
  expect(out).toMatchObject({ till: 'Анна', cameIn: null, wentOut: 300.5 });
  expect(into).toMatchObject({ till: 'Офис', cameIn: 300.5, wentOut: null });
});

test('all tills are summed, and a line has its document and comment', () => {
  expect(rows.at(-1)).toMatchObject({
    till: 'Все кассы',
    cameIn: 800.5,
    wentOut: 300.5,
    cash: 1500,
  });
  expect(LINES[0]).toMatchObject({ document: 'Приход № 4', who: 'anna', comment: 'сувенир' });
  expect(LINES[0]?.date).toMatchObject({ text: '20.11.2026 12:00' });
});

test('the import recognises the headings', () => {
  const titles = REGISTER_COLUMNS.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining([...REGISTER_HEADINGS]));
});
