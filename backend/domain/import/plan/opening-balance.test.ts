import { IMPORT_NOTES } from '@schema/texts/files/import-notes';
import { OPENING_NOTES } from '@schema/texts/files/opening-balance';
import { kopecks } from '@schema/values/money/money';
import { instantAt } from '@schema/values/time/calendar';
import { expect, test } from 'vitest';
import type { Cell } from '../cells/cells';
import { readTable } from '../columns/read-table';
import type { Known, KnownBooking } from './import-plan';
import { planImport } from './plan-import';

const ZONE = 'Europe/Moscow';
const HEADS = ['Авто', 'Клиент', 'Телефон', 'Выдача', 'Возврат', 'Сумма', 'Залог'];
const PAID = ['Оплачено', 'Залог внесён', 'Способ оплаты'];
const BOOKING = ['А418КМ77', 'Иванов', '89990000001', '12.11.2026', '14.11.2026', '9000', '5000'];
const NOTHING: Known = {
  cars: [{ id: 1, brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' }],
  customers: [],
  sources: [],
  bookings: [],
  claims: new Map(),
  spending: null,
  moneySince: null,
  tariffs: new Map(),
};

function planOf(rows: readonly Cell[][], known: Partial<Known> = {}) {
  const tables = [{ name: '', rows: [[...HEADS, ...PAID], ...rows], merged: [] }];
  const today = '2026-11-21';
  const read = readTable(tables, { kind: 'bookings' }, { zone: ZONE, near: today });
  const now = new Date('2026-11-21T09:00:00Z');
  const rules = { now, today, zone: ZONE, requireReturnMark: false, createCars: false };
  return planImport(read, { ...NOTHING, ...known }, rules);
}

const opening = (paid: number, held: number, method: string) => ({
  paid: kopecks(paid * 100),
  held: kopecks(held * 100),
  method,
});

test.each([
  [['5 000 ₽', '3000', ''], opening(5000, 3000, 'transfer')],
  [['5000,50', '', 'наличные'], opening(5000.5, 0, 'cash')],
  [['', '3000', 'Картой (терминал)'], opening(0, 3000, 'card')],
  [['1', '', 'безнал'], opening(1, 0, 'transfer')],
  [['1', '', 'СБП'], opening(1, 0, 'sbp')],
  [['0', '0', 'наличные'], null],
  [['', '', ''], null],
] as const)('«Оплачено», «Залог внесён», «Способ оплаты» %j', (cells, expected) => {
  const plan = planOf([[...BOOKING, ...cells]]);
  expect(plan.bookings).toMatchObject([{ opening: expected }]);
  expect(plan.rows).toEqual([expect.objectContaining({ row: 2, fate: 'new', notes: [] })]);
});

test('an amount that cannot be read is named by its row and kept in the notes', () => {
  const { bookings, rows } = planOf([[...BOOKING, 'да', '3000', 'чеком']]);
  expect(bookings).toMatchObject([{ opening: opening(0, 3000, 'transfer') }]);
  expect(bookings[0]?.terms.notes).toBe('Оплачено в файле: да');
  expect(rows).toMatchObject([
    {
      row: 2,
      fate: 'repaired',
      notes: [
        'Оплачено в файле: не прочитано «да», оставлено в комментарии',
        'Способ оплаты не прочитан: «чеком», принят перевод',
      ],
    },
  ]);
});

test('a rental that ended before payments are recorded keeps the sums in its notes', () => {
  const { bookings, rows } = planOf([[...BOOKING, '5000', '3000', '']], {
    moneySince: new Date('2026-11-20T00:00:00Z'),
  });
  expect(bookings).toMatchObject([{ opening: null }]);
  expect(bookings[0]?.terms.notes).toMatch(
    /^Оплачено в файле: 5.000.₽\nЗалог внесён в файле: 3.000.₽$/,
  );
  expect(rows[0]?.notes).toEqual([OPENING_NOTES.notFollowed]);
});

test('an incomplete booking keeps the sums in its notes', () => {
  const [, ...rest] = BOOKING;
  const { bookings, rows } = planOf([['', ...rest, '5000', '', '']]);
  expect(bookings).toMatchObject([{ isComplete: false, opening: null }]);
  expect(bookings[0]?.terms.notes).toMatch(/^Оплачено в файле: 5.000.₽\n/);
  expect(rows[0]?.notes).toContain(OPENING_NOTES.inNotes);
});

const EXISTING: KnownBooking = {
  carId: 1,
  customerPhone: '+79990000001',
  customerName: 'Иванов',
  startDate: instantAt('2026-11-12', '10:00', ZONE),
  endDate: instantAt('2026-11-14', '18:00', ZONE),
  rawStartDate: null,
  rawEndDate: null,
  rentalId: 7,
  hasMoney: false,
  isComplete: true,
};

test.each([
  [{}, 'repaired', OPENING_NOTES.recorded, 1],
  [{ hasMoney: true }, 'same', OPENING_NOTES.hasMoney, 0],
  [{ rentalId: null }, 'same', OPENING_NOTES.notFollowed, 0],
  [{ isComplete: false }, 'same', OPENING_NOTES.incomplete, 0],
] as const)('of a booking that exists, %j: %s', (more, fate, note, count) => {
  const plan = planOf([[...BOOKING, '5000', '', '']], { bookings: [{ ...EXISTING, ...more }] });
  expect(plan.bookings).toEqual([]);
  expect(plan.openings).toHaveLength(count);
  expect(plan.rows).toMatchObject([{ row: 2, fate, notes: [IMPORT_NOTES.bookingExists, note] }]);
});

test('two bookings of one rental have one balance', () => {
  const later = ['А418КМ77', 'Иванов', '89990000001', '14.11.2026', '16.11.2026', '1', '1'];
  const second: KnownBooking = {
    ...EXISTING,
    startDate: instantAt('2026-11-14', '18:00', ZONE),
    endDate: instantAt('2026-11-16', '18:00', ZONE),
  };
  const rows = [BOOKING, later].map((cells) => [...cells, '5000', '', '']);
  const plan = planOf(rows, { bookings: [EXISTING, second] });
  expect(plan.openings).toEqual([{ rentalId: 7, opening: opening(5000, 0, 'transfer') }]);
});
