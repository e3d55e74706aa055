import { GAPS } from '@schema/constants/search';
import { kopecks } from '@schema/values/money/money';
import { addDays, dayOf, lastDayOf, startOfDay } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TariffGroupRecord } from '../bookings/pricing';
import { gapPage } from './gap-page';
import { type Gap, type GapQuestion, gapHorizon, gapsOf } from './gaps';

const zone = 'Europe/Moscow';
const at = (text: string) => new Date(`2026-${text}+03:00`);
const now = at('11-10T12:00');
const group = (roubles: number, season: Partial<TariffGroupRecord> = {}): TariffGroupRecord => ({
  id: roubles,
  name: 'Весь год',
  sortOrder: 0,
  startMonth: null,
  startDay: null,
  endMonth: null,
  endDay: null,
  tariffs: [
    { minDays: 1, pricePerDay: kopecks(roubles * 100) },
    { minDays: 3, pricePerDay: kopecks(roubles * 80) },
  ],
  ...season,
});
const rental = (start: string, end: string, carId = 1) => ({
  id: start.length + carId,
  carId,
  customer: null,
  startDate: at(start),
  endDate: at(end),
});
const car = { id: 1, brand: 'Kia', model: 'Rio', licensePlate: 'А001АА77' };
const gaps = (facts: Partial<GapQuestion>) =>
  gapsOf({
    now,
    zone,
    cars: [car],
    groupsByCar: new Map([[1, [group(3000)]]]),
    bookings: [],
    maintenances: [],
    ...facts,
  });
const between = (end: string, start: string) =>
  gaps({ bookings: [rental('11-11T10:00', end), rental(start, '12-30T18:00')] });

describe('gaps of a car', () => {
  it.each<[string, string, string, string | null]>([
    ['one whole day', '11-15T10:00', '11-17T10:00', '2026-11-16 – 2026-11-16, 1 = 3000'],
    ['two days', '11-15T18:00', '11-18T00:00', '2026-11-16 – 2026-11-17, 2 = 6000'],
    [
      'three days, at the price of three',
      '11-15T18:00',
      '11-19T09:00',
      '2026-11-16 – 2026-11-18, 3 = 7200',
    ],
    ['four days are not a gap', '11-15T18:00', '11-20T09:00', null],
    ['two half days are not a gap', '11-15T10:00', '11-16T18:00', null],
    [
      'an end at 00:00 frees the starting day',
      '11-15T00:00',
      '11-16T10:00',
      '2026-11-15 – 2026-11-15, 1 = 3000',
    ],
  ])('%s', (_name, end, start, expected) => {
    const found = between(end, start).map(
      (gap) =>
        `${gap.firstDay} – ${gap.lastDay}, ${gap.days} = ${gap.earnings === null ? 'нет' : gap.earnings / 100}`,
    );
    expect(found).toEqual(expected === null ? [] : [expected]);
  });

  it('have the previous end and the next start', () => {
    expect(between('11-15T10:00', '11-17T12:00')).toMatchObject([
      { carId: 1, carTitle: 'Kia Rio', freeFrom: at('11-15T10:00'), freeUntil: at('11-17T12:00') },
    ]);
  });

  it('have events on both sides', () => {
    expect(gaps({ bookings: [rental('11-13T10:00', '11-14T10:00')] })).toEqual([]);
  });

  it('that have begun keep the remaining whole days, from tomorrow on', () => {
    const bookings = [rental('11-01T10:00', '11-05T10:00'), rental('11-13T10:00', '11-20T10:00')];
    expect(gaps({ bookings })).toMatchObject([{ firstDay: '2026-11-11', days: 2 }]);
  });

  it('begin within the horizon and may end after it', () => {
    const { lastDay } = gapHorizon(now, zone);
    expect(lastDay).toBe('2026-12-10');
    const across = [rental('11-01T10:00', '12-09T10:00'), rental('12-13T10:00', '12-14T10:00')];
    expect(gaps({ bookings: across })).toMatchObject([{ firstDay: '2026-12-10', days: 3 }]);
    const behind = [rental('11-01T10:00', '12-10T10:00'), rental('12-12T10:00', '12-14T10:00')];
    expect(gaps({ bookings: behind })).toEqual([]);
  });

  it('are bounded by unfinished maintenance too; a cancelled booking claims nothing', () => {
    const work = {
      id: 1,
      carId: 1,
      description: 'ТО',
      startDate: at('11-17T09:00'),
      endDate: at('11-17T18:00'),
    };
    const bookings = [
      rental('11-11T10:00', '11-15T10:00'),
      { ...rental('11-16T10:00', '11-16T18:00'), cancelledAt: now },
    ];
    const maintenances = (status: 'scheduled' | 'done') => [{ ...work, status }];
    expect(gaps({ bookings, maintenances: maintenances('scheduled') })).toHaveLength(1);
    expect(gaps({ bookings, maintenances: maintenances('done') })).toEqual([]);
  });

  it('on days without a tariff have no price', () => {
    const summer = group(1, { startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 });
    const bookings = [rental('11-11T10:00', '11-15T10:00'), rental('11-17T10:00', '11-20T10:00')];
    expect(gaps({ bookings, groupsByCar: new Map([[1, [summer]]]) })).toMatchObject([
      { earnings: null },
    ]);
  });

  it('are priced by their number of days, also where a day lasts 23 or 25 hours', () => {
    const berlin = 'Europe/Berlin';
    const bookings = [
      { ...rental('10-20T10:00', '10-24T10:00'), id: 1 },
      { ...rental('10-27T10:00', '10-29T10:00'), id: 2 },
    ];
    const found = gaps({ bookings, zone: berlin, now: at('10-15T12:00') });
    expect(found).toMatchObject([{ firstDay: '2026-10-25', days: 2, earnings: 600_000 }]);
  });

  it('are free on every day, taken on the day before and after, and complete', () => {
    const hour = 3_600_000;
    const origin = startOfDay('2026-11-05', zone).getTime();
    const chain = fc.array(
      fc.record({ pause: fc.nat(24 * 6), length: fc.integer({ min: 0, max: 24 * 4 }) }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(chain, (steps) => {
        let free = origin;
        const bookings = steps.map(({ pause, length }, id) => {
          const startDate = new Date(free + pause * hour);
          const endDate = new Date(startDate.getTime() + Math.max(length, 1) * hour);
          free = endDate.getTime();
          return { id, carId: 1, customer: null, startDate, endDate };
        });
        const isTaken = (day: string) => {
          const whole: Period = {
            startDate: startOfDay(day, zone),
            endDate: startOfDay(addDays(day, 1), zone),
          };
          return bookings.some((booking) => overlaps(booking, whole));
        };
        const { firstDay, lastDay } = gapHorizon(now, zone);
        const expected: string[] = [];
        for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
          if (isTaken(day) || (day !== firstDay && !isTaken(addDays(day, -1)))) continue;
          let days = 1;
          while (days <= GAPS.longestDays && !isTaken(addDays(day, days))) days++;
          const before = bookings.some((one) => lastDayOf(one, zone) < day);
          const after = bookings.some((one) => dayOf(one.startDate, zone) > day);
          if (days <= GAPS.longestDays && before && after) expected.push(`${day} ${days}`);
        }
        expect(gaps({ bookings }).map((gap) => `${gap.firstDay} ${gap.days}`)).toEqual(expected);
      }),
    );
  });
});

describe('a page of gaps', () => {
  const gap = (carTitle: string, firstDay: string, roubles: number | null): Gap => ({
    carId: 1,
    carTitle,
    licensePlate: 'А001АА77',
    color: null,
    year: null,
    firstDay,
    lastDay: firstDay,
    days: 1,
    freeFrom: now,
    freeUntil: now,
    earnings: roubles === null ? null : kopecks(roubles * 100),
  });
  const all = [
    gap('Kia Rio', '2026-11-14', 3000),
    gap('BMW X5', '2026-11-20', 9000),
    gap('Kia Rio', '2026-11-12', null),
    gap('Лада Веста', '2026-11-13', 3000),
  ];
  const page = (model: string | null, order: 'earnings' | 'date', limit = 50, offset = 0) =>
    gapPage(all, { model, order }, { limit, offset });
  const days = ({ items }: { readonly items: readonly Gap[] }) =>
    items.map(({ firstDay }) => firstDay.slice(-2));

  it('is sorted by revenue, those without a price last, or by date', () => {
    expect(days(page(null, 'earnings'))).toEqual(['20', '13', '14', '12']);
    expect(days(page(null, 'date'))).toEqual(['12', '13', '14', '20']);
  });

  it('has the totals of the whole model, whatever its size', () => {
    expect(page('Kia Rio', 'date', 1, 1)).toMatchObject({
      items: [{ firstDay: '2026-11-14' }],
      total: 2,
      totalDays: 2,
      totalEarnings: 300_000,
      models: ['Лада Веста', 'BMW X5', 'Kia Rio'],
    });
  });
});
