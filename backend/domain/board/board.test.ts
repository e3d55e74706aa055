import { addDays, dayOf, endOfDay, startOfDay } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardBooking, type BoardMaintenance, cellsOf } from './board';

const zone = 'Europe/Moscow';
const at = (text: string) => new Date(`2026-05-${text}+03:00`);
const now = at('02T12:00');
const booking = (id: number, start: string, end: string, facts: Partial<BoardBooking> = {}) => ({
  id,
  startDate: at(start),
  endDate: at(end),
  ...facts,
});
const work = (
  id: number,
  start: string,
  end: string,
  status: BoardMaintenance['status'] = 'scheduled',
) => ({ id, status, startDate: at(start), endDate: at(end) });
const cells = (
  row: { bookings?: BoardBooking[]; maintenances?: BoardMaintenance[] },
  days = 5,
  occasion = { now },
) => cellsOf({ bookings: [], maintenances: [], ...row }, '2026-05-01', days, zone, occasion).cells;

/** `.` available, `B` reserved, `S` service; `[` and `]` where the booking starts and ends. */
const picture = (row: Parameters<typeof cells>[0], occasion = { now }) =>
  cells(row, 5, occasion)
    .map(({ status, booking: inCell }) => {
      const sign = { available: '.', reserved: 'B', maintenance: 'S' }[status];
      return `${inCell?.startsInCell ? '[' : ''}${sign}${inCell?.endsInCell ? ']' : ''}`;
    })
    .join('');

describe('the cells of a car', () => {
  it('are one per day, all available without events', () => {
    expect(cells({}).map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-05-01 available',
      '2026-05-02 available',
      '2026-05-03 available',
      '2026-05-04 available',
      '2026-05-05 available',
    ]);
  });

  it.each([
    ['a booking within', booking(1, '02T10:00', '04T18:00'), '.[BBB].'],
    ['a booking of one day', booking(1, '02T10:00', '02T18:00'), '.[B]...'],
    ['an end at midnight belongs to the day before', booking(1, '02T10:00', '04T00:00'), '.[BB]..'],
    ['an end a minute after it does not', booking(1, '02T10:00', '04T00:01'), '.[BBB].'],
    ['an end at the start', booking(1, '02T10:00', '02T10:00'), '.[B]...'],
    ['an end at the start, at midnight', booking(1, '02T00:00', '02T00:00'), '.[B]...'],
    ['a moment just before midnight', booking(1, '02T23:59:30', '02T23:59:30'), '.[B]...'],
    ['one that starts before the window', booking(1, '01T00:00', '02T10:00'), '[BB]...'],
  ])('%s', (_, fact, expected) => {
    expect(picture({ bookings: [fact] })).toBe(expected);
  });

  it('of an event beyond the window have no start or end flag at its edge', () => {
    const long = {
      id: 1,
      startDate: new Date('2026-04-20T10:00Z'),
      endDate: new Date('2026-06-20T10:00Z'),
    };
    expect(picture({ bookings: [long] })).toBe('BBBBB');
  });

  it('of an event outside the window are available', () => {
    const before = {
      id: 1,
      startDate: new Date('2026-04-20T10:00Z'),
      endDate: new Date('2026-04-30T21:00Z'),
    };
    expect(picture({ bookings: [before, booking(2, '06T00:00', '07T10:00')] })).toBe('.....');
  });

  it('prefer maintenance over a booking and include the booking as well', () => {
    const row = {
      bookings: [booking(1, '02T10:00', '04T18:00')],
      maintenances: [work(5, '03T09:00', '03T18:00')],
    };
    expect(picture(row)).toBe('.[BSB].');
    expect(cells(row)[2]).toMatchObject({
      status: 'maintenance',
      booking: { id: 1, startsInCell: false, endsInCell: false },
      maintenance: { id: 5, startsInCell: true, endsInCell: true },
    });
  });

  it('are available again once the work is done', () => {
    const row = { maintenances: [work(5, '03T09:00', '04T18:00', 'done')] };
    expect(picture(row)).toBe('.....');
    expect(cells(row)[2]?.maintenance).toBeNull();
  });

  it('have the booking that ends the latest where several touch a day', () => {
    const row = {
      bookings: [booking(2, '03T15:00', '05T10:00'), booking(1, '01T10:00', '03T12:00')],
    };
    expect(cells(row).map((cell) => cell.booking?.id)).toEqual([1, 1, 2, 2, 2]);
    expect(cells(row)[2]?.booking).toMatchObject({ startsInCell: true, endsInCell: false });
  });

  it('after an early return are available', () => {
    const returned = booking(1, '01T10:00', '05T10:00', { returnedAt: at('02T11:00') });
    expect(picture({ bookings: [returned] })).toBe('[BB]...');
  });

  it('are reserved until now for an overdue booking when the company requires the return mark', () => {
    const late = booking(1, '01T10:00', '02T10:00');
    const occasion = { now: at('04T12:00'), requireReturnMark: true };
    expect(picture({ bookings: [late] }, occasion)).toBe('[BBBB].');
    expect(picture({ bookings: [late] }, { now: at('04T12:00') })).toBe('[BB]...');
  });

  it('accept ISO dates of a GraphQL response and keep all other fields', () => {
    const shown = {
      id: 1,
      startDate: '2026-05-02T07:00:00.000Z',
      endDate: '2026-05-03T21:00:00.000Z',
      customer: 'Иванов Иван',
    };
    expect(picture({ bookings: [shown] })).toBe('.[BB]..');
    expect(cells({ bookings: [shown] })[1]?.booking).toEqual({
      ...shown,
      startsInCell: true,
      endsInCell: false,
    });
  });

  it('use days in company time: 23:30 in Moscow is not yet tomorrow', () => {
    const late = booking(1, '02T23:30', '03T00:30');
    expect(picture({ bookings: [late] })).toBe('.[BB]..');
  });
});

it('a row lists every event by start, including done work and events without a cell', () => {
  const { events } = cellsOf(
    {
      bookings: [booking(2, '03T15:00', '03T18:00'), booking(1, '03T10:00', '03T12:00')],
      maintenances: [work(5, '02T09:00', '02T18:00', 'done')],
    },
    '2026-05-01',
    5,
    zone,
    { now },
  );
  expect(events.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'maintenance 5',
    'booking 1',
    'booking 2',
  ]);
});

describe('for any row and zone', () => {
  const START = '2026-03-20';
  const DAYS = 14;
  const anyZone = fc.constantFrom(
    'Europe/Moscow',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Beirut',
  );
  const anyEvent = fc
    .tuple(
      fc.integer({ min: -10 * 96, max: 25 * 96 }),
      fc.integer({ min: 0, max: 8 * 96 }),
      fc.nat(2),
    )
    .map(([quarter, length, kind]) => {
      const startMs = Date.UTC(2026, 2, 20) + quarter * 900_000;
      return { startDate: new Date(startMs), endDate: new Date(startMs + length * 900_000), kind };
    });

  it('a cell matches the events that touch its day', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), anyZone, (events, inZone) => {
        const facts = events.map((event, id) => ({ ...event, id }));
        const bookings = facts.filter(({ kind }) => kind === 0);
        const maintenances = facts
          .filter(({ kind }) => kind > 0)
          .map((event) => ({
            ...event,
            status: event.kind === 1 ? ('scheduled' as const) : ('done' as const),
          }));
        const row = cellsOf({ bookings, maintenances }, START, DAYS, inZone, { now });

        for (const [index, cell] of row.cells.entries()) {
          const day = addDays(START, index);
          const from = startOfDay(day, inZone);
          const to = endOfDay(day, inZone);
          const touches = ({ startDate, endDate }: { startDate: Date; endDate: Date }) =>
            startDate < to && (endDate > from || startDate >= from);
          const booked = bookings.filter(touches);
          const serviced = maintenances.filter(
            (event) => event.status !== 'done' && touches(event),
          );

          expect(cell.date).toBe(day);
          expect(cell.status).toBe(
            serviced.length ? 'maintenance' : booked.length ? 'reserved' : 'available',
          );
          for (const [named, touching] of [
            [cell.booking, booked],
            [cell.maintenance, serviced],
          ] as const) {
            const latest = Math.max(...touching.map(({ endDate }) => endDate.getTime()));
            expect(named === null).toBe(touching.length === 0);
            if (!named) continue;
            expect(named.endDate.getTime()).toBe(latest);
            expect(named.startsInCell).toBe(dayOf(named.startDate, inZone) === day);
            const lastMoment = new Date(
              Math.max(named.startDate.getTime(), named.endDate.getTime() - 1),
            );
            expect(named.endsInCell).toBe(dayOf(lastMoment, inZone) === day);
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});
