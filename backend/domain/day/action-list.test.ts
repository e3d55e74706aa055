import type { MaintenanceStatus } from '@schema/statuses';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionList } from './action-list';

/** '12 23:59' of November 2026 in Moscow. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day.padStart(2, '0')}T${time}:00+03:00`);
};
const NOW = at('12 14:00');

type Marks = {
  out?: string;
  back?: string;
  isExtension?: boolean;
  isExtended?: boolean;
  isMarkExpected?: boolean;
  carId?: number;
};
const booking = (id: number, start: string, end: string, marks: Marks = {}) => ({
  id,
  carId: marks.carId ?? id,
  startDate: at(start),
  endDate: at(end),
  cancelledAt: null,
  handedOverAt: marks.out ? at(marks.out) : null,
  returnedAt: marks.back ? at(marks.back) : null,
  isExtension: marks.isExtension ?? false,
  isExtended: marks.isExtended ?? false,
  isHandedOver: marks.out !== undefined,
  expectsHandoverMark: marks.isMarkExpected ?? false,
});
const work = (
  carId: number,
  start: string,
  end: string,
  status: MaintenanceStatus = 'scheduled',
) => ({
  id: carId * 10,
  carId,
  description: 'Ремонт',
  status,
  startDate: at(start),
  endDate: at(end),
});

interface Facts {
  bookings?: ReturnType<typeof booking>[];
  maintenances?: ReturnType<typeof work>[];
  requireReturnMark?: boolean;
}

const listOf = ({ bookings = [], maintenances = [], ...rule }: Facts) =>
  actionList({
    bookings: bookings.map((one) => ({ ...one, whereabouts: whereabouts(one, NOW, rule) })),
    maintenances,
    now: NOW,
    zone: 'Europe/Moscow',
    ...rule,
  });

/** '!return 2' means return of booking 2, late; 'handover 1' is not late. */
const shown = (facts: Facts) => {
  const { overdue, today } = listOf(facts);
  const say = ({ kind, isLate, booking: { id } }: (typeof today)[number]) =>
    `${isLate ? '!' : ''}${kind} ${id}`;
  return { overdue: overdue.map(say), today: today.map(say) };
};

describe('actions of today', () => {
  test('are sorted by time, a handover before a return', () => {
    const bookings = [
      booking(1, '10 10:00', '12 18:00'),
      booking(2, '12 18:00', '14 10:00'),
      booking(3, '12 15:00', '14 10:00'),
      booking(4, '12 09:00', '14 10:00'),
      booking(5, '9 09:00', '13 00:00'),
    ];
    expect(shown({ bookings }).today).toEqual([
      '!handover 4',
      'handover 3',
      'handover 2',
      'return 1',
      'return 5',
    ]);
  });

  test('start with overdue returns, the longest overdue first', () => {
    const bookings = [
      booking(1, '10 10:00', '12 13:00'),
      booking(2, '5 10:00', '7 10:00', { out: '5 10:00' }),
      booking(3, '8 10:00', '11 10:00'),
    ];
    expect(shown({ bookings }).overdue).toEqual(['!return 2', '!return 3', '!return 1']);
  });

  test.each([
    ['a marked handover', booking(1, '12 15:00', '14 10:00', { out: '12 13:50' })],
    ['a marked return', booking(1, '10 15:00', '12 18:00', { back: '12 13:50' })],
    ['an extension that begins today', booking(1, '12 15:00', '14 10:00', { isExtension: true })],
    ['a rental in its middle', booking(1, '10 15:00', '14 10:00')],
    ['an unmarked end of two days ago', booking(1, '8 10:00', '10 14:00')],
    ['an end at the first instant of tomorrow after', booking(1, '13 09:00', '14 00:00')],
  ])('excludes %s', (_what, one) => {
    expect(shown({ bookings: [one] })).toEqual({ overdue: [], today: [] });
  });

  test('include the return of a day rental after its end', () => {
    expect(shown({ bookings: [booking(1, '12 09:00', '12 12:00')] })).toEqual({
      overdue: ['!return 1'],
      today: [],
    });
    expect(shown({ bookings: [booking(1, '12 09:00', '12 20:00')] }).today).toEqual([
      '!handover 1',
      'return 1',
    ]);
  });

  test('exclude the return of an extended rental, unless the return mark is required', () => {
    const marks = { out: '10 10:00', isExtended: true };
    const facts = { bookings: [booking(1, '10 10:00', '12 18:00', marks)] };
    expect(shown(facts).today).toEqual([]);
    expect(shown({ ...facts, requireReturnMark: true }).today).toEqual(['return 1']);
  });
});

test('a late handover of an earlier day is listed where handovers are marked', () => {
  const late = (isMarkExpected: boolean) => [
    booking(1, '10 10:00', '14 10:00', { isMarkExpected }),
  ];
  expect(shown({ bookings: late(true) }).today).toEqual(['!handover 1']);
  expect(shown({ bookings: late(false) }).today).toEqual([]);
});

describe('an unreturned car and its next handover', () => {
  const late = (id: number, start: string, end: string) =>
    booking(id, start, end, { carId: 7, out: start });
  const next = (id: number, start: string, end: string, marks: Marks = {}) =>
    booking(id, start, end, { ...marks, carId: 7 });
  /** '1 > 2': the overdue return of 1 blocks the handover of 2. */
  const pairs = (bookings: Facts['bookings'] = [], requireReturnMark = false) => {
    const { overdue, today } = listOf({ bookings, requireReturnMark });
    const say = ({ booking: one, nextBooking }: (typeof overdue)[number]) =>
      nextBooking ? `${one.id} > ${nextBooking.id}` : `${one.id}`;
    return {
      overdue: overdue.map(say),
      today: today.map(({ kind, booking: { id } }) => `${kind} ${id}`),
    };
  };

  test.each<[string, ReturnType<typeof booking>[], string[], string[]]>([
    [
      'waits later today',
      [late(1, '10 10:00', '12 13:00'), next(2, '12 20:00', '14 10:00')],
      ['1 > 2'],
      [],
    ],
    [
      'waits already',
      [late(1, '10 10:00', '12 10:00'), next(2, '12 11:00', '14 10:00')],
      ['1 > 2'],
      [],
    ],
    [
      'waits since an earlier day',
      [late(1, '8 10:00', '10 10:00'), next(2, '11 11:00', '14 10:00', { isMarkExpected: true })],
      ['1 > 2'],
      [],
    ],
    [
      'begins where the rental ended',
      [late(1, '10 10:00', '12 13:00'), next(2, '12 13:00', '14 10:00')],
      ['1 > 2'],
      [],
    ],
    [
      'waits after an unconfirmed return',
      [booking(1, '10 10:00', '12 13:00', { carId: 7 }), next(2, '12 20:00', '14 10:00')],
      ['1 > 2'],
      [],
    ],
    [
      'returns the car today as well',
      [late(1, '10 10:00', '12 13:00'), next(2, '12 15:00', '12 21:00')],
      ['1 > 2'],
      ['return 2'],
    ],
    [
      'is the first of two',
      [
        late(1, '10 10:00', '12 13:00'),
        next(3, '12 19:00', '12 23:00'),
        next(2, '12 15:00', '12 18:00'),
      ],
      ['1 > 2'],
      ['return 2', 'handover 3', 'return 3'],
    ],
    [
      'is paired with the last of two overdue rentals',
      [
        late(1, '7 10:00', '9 10:00'),
        late(2, '9 10:00', '12 10:00'),
        next(3, '12 20:00', '14 10:00'),
      ],
      ['1', '2 > 3'],
      [],
    ],
    [
      'has a handover tomorrow',
      [late(1, '10 10:00', '12 13:00'), next(2, '13 10:00', '14 10:00')],
      ['1'],
      [],
    ],
    [
      'is of another car',
      [late(1, '10 10:00', '12 13:00'), booking(2, '12 20:00', '14 10:00')],
      ['1'],
      ['handover 2'],
    ],
    [
      'has a handover mark',
      [late(1, '10 10:00', '12 10:00'), next(2, '12 11:00', '14 10:00', { out: '12 11:00' })],
      ['1'],
      [],
    ],
    [
      'continues the rental',
      [
        booking(1, '10 10:00', '12 13:00', { carId: 7, out: '10 10:00', isExtended: true }),
        next(2, '12 13:00', '14 10:00', { isExtension: true }),
      ],
      [],
      [],
    ],
    [
      'has a car that is not overdue yet',
      [late(1, '10 10:00', '12 18:00'), next(2, '12 20:00', '14 10:00')],
      [],
      ['return 1', 'handover 2'],
    ],
    [
      'has a returned car',
      [
        booking(1, '10 10:00', '12 13:00', { carId: 7, out: '10 10:00', back: '12 13:30' }),
        next(2, '12 20:00', '14 10:00'),
      ],
      [],
      ['handover 2'],
    ],
  ])('a customer who %s', (_who, bookings, overdue, today) => {
    expect(pairs(bookings)).toEqual({ overdue, today });
  });

  test('an extended rental is listed until its return mark where marks are required', () => {
    const bookings = [
      booking(1, '10 10:00', '12 13:00', { carId: 7, out: '10 10:00', isExtended: true }),
      next(2, '12 13:00', '14 10:00', { isExtension: true }),
    ];
    expect(pairs(bookings, true)).toEqual({ overdue: ['1'], today: [] });
  });
});

describe('conflicts', () => {
  const conflictsOf = (facts: Facts) =>
    listOf(facts).conflicts.map(({ maintenance, bookings }) => [
      maintenance.id,
      bookings.map(({ id }) => id),
    ]);

  test('list each unfinished work with the bookings it overlaps, by start of the work', () => {
    const bookings = [
      booking(1, '20 10:00', '22 18:00', { carId: 7 }),
      booking(2, '22 18:00', '25 18:00', { carId: 7 }),
      booking(3, '15 10:00', '17 18:00', { carId: 8 }),
      booking(4, '25 18:00', '26 18:00', { carId: 7 }),
    ];
    const maintenances = [work(7, '21 09:00', '23 18:00'), work(8, '17 17:00', '18 18:00')];
    expect(conflictsOf({ bookings, maintenances })).toEqual([
      [80, [3]],
      [70, [1, 2]],
    ]);
  });

  test.each([
    ['work that is done', work(1, '20 10:00', '22 18:00', 'done'), {}],
    ['work that only touches', work(1, '22 18:00', '23 18:00'), {}],
    ['a booking returned before it', work(1, '12 15:00', '12 18:00'), { back: '12 14:00' }],
  ])('are not %s', (_what, maintenance, marks) => {
    const bookings = [booking(1, '10 10:00', '22 18:00', { carId: 1, ...marks })];
    const found = conflictsOf({ bookings, maintenances: [maintenance] });
    expect(found).toEqual([]);
  });

  test('exclude past ones', () => {
    const bookings = [booking(1, '10 10:00', '12 13:00')];
    expect(conflictsOf({ bookings, maintenances: [work(1, '11 10:00', '13 10:00')] })).toEqual([]);
  });
});

test('for any bookings, each is listed at most once as a handover and once as a return, in order', () => {
  const minutes = fc.integer({ min: -5 * 1440, max: 5 * 1440 });
  const some = fc.record({
    start: minutes,
    length: fc.integer({ min: 0, max: 4 * 1440 }),
    out: fc.boolean(),
    back: fc.boolean(),
    isExtension: fc.boolean(),
    carId: fc.integer({ min: 1, max: 4 }),
  });
  const moment = (minute: number) => addMinutes(NOW, minute);
  fc.assert(
    fc.property(fc.array(some), fc.boolean(), (made, requireReturnMark) => {
      const bookings = made.map(({ start, length, out, back, isExtension, carId }, id) => ({
        id,
        carId,
        startDate: moment(start),
        endDate: moment(start + length),
        cancelledAt: null,
        handedOverAt: out ? moment(start) : null,
        returnedAt: back ? NOW : null,
        isExtension,
        isExtended: false,
        isHandedOver: out,
        expectsHandoverMark: true,
      }));
      const { overdue, today } = listOf({ bookings, requireReturnMark });
      const waiting = overdue.flatMap(({ nextBooking }) => nextBooking ?? []);
      const tasks = [
        ...overdue,
        ...today,
        ...waiting.map((booking) => ({
          kind: 'handover',
          at: booking.startDate,
          isLate: booking.startDate <= NOW,
          booking,
        })),
      ];
      const names = tasks.map(({ kind, booking: { id } }) => `${kind} ${id}`);
      expect(new Set(names).size).toBe(names.length);
      for (const list of [overdue, today]) {
        const times = list.map(({ at: when }) => when.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }
      for (const { booking: one, nextBooking } of overdue) {
        if (!nextBooking) continue;
        expect(nextBooking.carId).toBe(one.carId);
        expect(nextBooking.startDate >= one.endDate).toBe(true);
      }
      for (const { kind, isLate, at: when, booking: one } of tasks) {
        expect(isLate).toBe(when <= NOW);
        expect(one.returnedAt).toBeNull();
        if (kind === 'handover') expect(one.handedOverAt).toBeNull();
      }
    }),
  );
});
