import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  daysBetween,
  endOfDay,
  formatDay,
  formatMoment,
  instantAt,
  isDay,
  isZone,
  lastDayOf,
  startOfDay,
  timeOf,
  weekdayOf,
} from './calendar';
import { parseInstant } from './instant';

/** Half-hour offsets, transitions over midnight, a skipped day. */
const ZONES = [
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];

const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** The wall clock according to Intl: '2026-05-01 10:00'. */
const wallClock = (instant: Date, zone: string) => formats.get(zone)?.format(instant) ?? '';

const anyZone = fc.constantFrom(...ZONES);
const anyInstant = fc
  .integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2045, 0, 1) })
  .map((ms) => new Date(ms));
const anyDay = fc.integer({ min: 0, max: 40 * 365 }).map((count) => addDays('2005-01-01', count));

describe('the day of an instant', () => {
  it.each([
    ['2026-05-01T20:59:59Z', 'Europe/Moscow', '2026-05-01'],
    ['2026-05-01T21:00:00Z', 'Europe/Moscow', '2026-05-02'],
    ['2026-05-01T03:59:59Z', 'America/New_York', '2026-04-30'],
    ['2026-05-01T13:30:00Z', 'Australia/Lord_Howe', '2026-05-02'],
    ['2027-01-01T00:30:00Z', 'America/New_York', '2026-12-31'],
    ['1969-12-31T23:00:00Z', 'UTC', '1969-12-31'],
  ])('%s in %s is %s', (iso, zone, day) => {
    expect(dayOf(new Date(iso), zone)).toBe(day);
  });

  it('matches Intl, in every zone', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const [day, time] = wallClock(instant, zone).split(' ');
        expect([dayOf(instant, zone), timeOf(instant, zone)]).toEqual([day, time]);
      }),
      { numRuns: 2000 },
    );
  });

  it('contains the instant', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const day = dayOf(instant, zone);
        expect(startOfDay(day, zone) <= instant && instant < endOfDay(day, zone)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the length of a day', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-03-29', 'Asia/Beirut', 23],
    ['2026-10-25', 'Europe/Moscow', 24],
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('%s in %s has %d hours', (day, zone, hours) => {
    expect(+endOfDay(day, zone) - +startOfDay(day, zone)).toBe(hours * millisecondsInHour);
  });

  it('starts at 01:00 where the clocks skip midnight', () => {
    expect(formatMoment(startOfDay('2026-03-29', 'Asia/Beirut'), 'Asia/Beirut')).toBe(
      '29.03.2026 01:00',
    );
  });

  it('leaves no gap and no overlap between days', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        expect(endOfDay(day, zone)).toEqual(startOfDay(addDays(day, 1), zone));
      }),
    );
  });
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-05-01', '10:00', 'Europe/Moscow', '2026-05-01T07:00:00.000Z'],
    ['2026-07-01', '10:00', 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
    ['2026-01-01', '00:00', 'America/New_York', '2026-01-01T05:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, iso) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(iso);
  });

  it('is the instant of the transition for a skipped time', () => {
    expect(instantAt('2026-03-29', '02:30', 'Europe/Berlin').toISOString()).toBe(
      '2026-03-29T01:00:00.000Z',
    );
  });

  it('is the first of the two for a repeated time', () => {
    expect(instantAt('2026-10-25', '02:30', 'Europe/Berlin').toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('keeps the hour of the afternoon on days of a transition', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      expect(timeOf(instantAt(day, '18:00', 'Europe/Berlin'), 'Europe/Berlin')).toBe('18:00');
    }
  });

  it('round-trips to the same day and time where they exist', () => {
    const anyTime = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
      );
    fc.assert(
      fc.property(anyDay, anyTime, anyZone, (day, time, zone) => {
        const instant = instantAt(day, time, zone);
        const shown = wallClock(instant, zone);
        // Later than requested only if that time is skipped.
        expect(shown >= `${day} ${time}`).toBe(true);
        if (shown !== `${day} ${time}`) {
          expect(wallClock(new Date(instant.getTime() - 60_000), zone) < `${day} ${time}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['24:00', '9:00', '10:60', '', '10:00:00'])('refuses %j as a time', (time) => {
    expect(() => instantAt('2026-05-01', time, 'UTC')).toThrow(RangeError);
  });
});

describe('the last day of a period', () => {
  const zone = 'Europe/Moscow';
  const period = (startDate: string, endDate: string) => ({
    startDate: new Date(startDate),
    endDate: new Date(endDate),
  });

  it('is the day before an end at exactly midnight', () => {
    expect(lastDayOf(period('2026-05-01T10:00+03:00', '2026-05-04T00:00+03:00'), zone)).toBe(
      '2026-05-03',
    );
  });

  it('is the day of the end one minute later', () => {
    expect(lastDayOf(period('2026-05-01T10:00+03:00', '2026-05-04T00:01+03:00'), zone)).toBe(
      '2026-05-04',
    );
  });

  it('is the day of the start when the end equals it, also at midnight', () => {
    expect(lastDayOf(period('2026-05-04T00:00+03:00', '2026-05-04T00:00+03:00'), zone)).toBe(
      '2026-05-04',
    );
  });

  it('uses midnight in company time, not in UTC', () => {
    expect(lastDayOf(period('2026-05-01T10:00Z', '2026-05-04T00:00Z'), zone)).toBe('2026-05-04');
  });
});

describe('days as text', () => {
  it.each(['2026-05-01', '2028-02-29', '1900-01-01', '2999-12-31'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-5-1',
    '1899-12-31',
    '3000-01-01',
    '',
    ' 2026-05-01',
    '2026-05-01T00:00',
    null,
    20260501,
  ])('%j is not', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('counts days over month ends, leap days and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });

  it('computes weekdays, also before 1970', () => {
    expect(weekdayOf('2026-05-04')).toBe(0);
    expect(weekdayOf('2026-05-10')).toBe(6);
    expect(weekdayOf('1969-12-29')).toBe(0);
  });

  it('formats days and instants the Russian way', () => {
    expect(formatDay('2026-03-05')).toBe('05.03.2026');
    expect(formatMoment(new Date('2026-11-12T07:00:00Z'), 'Europe/Moscow')).toBe(
      '12.11.2026 10:00',
    );
  });
});

describe('instants as text', () => {
  it.each([
    ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01T10:00Z', '2026-05-01T10:00:00.000Z'],
    ['2026-05-01T10:00:00.123+03:00', '2026-05-01T07:00:00.123Z'],
    ['2026-05-01T10:00:00+0300', '2026-05-01T07:00:00.000Z'],
  ])('%s is parsed as %s', (text, iso) => {
    expect(parseInstant(text)?.toISOString()).toBe(iso);
  });

  it.each([
    '2026-05-01T10:00:00',
    '2026-05-01',
    '2026-02-30T10:00:00Z',
    '2026-05-01T24:00:00Z',
    '2026-05-01 10:00Z',
    '10000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    'завтра',
    '',
  ])('%j is refused', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

it('distinguishes real zones from unknown ones', () => {
  expect(isZone('Europe/Moscow')).toBe(true);
  expect(isZone('Europe/Mosсow')).toBe(false); // a Cyrillic с
  expect(isZone('')).toBe(false);
});

it('throws on an unknown zone', () => {
  expect(() => dayOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
});
