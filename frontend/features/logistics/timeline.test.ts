import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byTimeKindTitle,
  type LogisticsBooking,
  type LogisticsEvent,
  type LogisticsWork,
  timelineOf,
  timeWithin,
} from './timeline';

const car = {
  carId: 1,
  licensePlate: 'А418КМ77',
  carPhotoUrl: null,
  carColor: null,
  carYear: null,
};
const booking = (
  id: number,
  carTitle: string,
  startDate: string,
  endDate: string,
): LogisticsBooking => ({
  ...car,
  id,
  carTitle,
  startDate: `2026-11-${startDate}:00+03:00`,
  endDate: `2026-11-${endDate}:00+03:00`,
  customerName: 'Иванов Иван',
  customerPhone: null,
  status: 'planned',
  whereabouts: 'waiting',
  durationDays: 1,
  handedOverAt: null,
  returnedAt: null,
  totalPrice: null,
  depositAmount: null,
  depositComment: null,
  notes: null,
  sourceName: null,
  isExtension: false,
  isExtended: false,
  version: 1,
});
const work = (id: number, carTitle: string, startDate: string): LogisticsWork => ({
  ...car,
  id,
  carTitle,
  description: 'Шины',
  startDate: `2026-11-${startDate}:00+03:00`,
  endDate: '2026-11-24T20:00:00+03:00',
  status: 'scheduled',
  cost: 0,
});
const section = (bookings: LogisticsBooking[]) => ({ count: bookings.length, bookings });

describe('timelineOf', () => {
  it('sorts by time, then handover, return, service, then title in Russian order', () => {
    const events = timelineOf({
      handovers: section([
        booking(1, 'Лада Веста', '24T10:00', '26T10:00'),
        booking(2, 'ёж', '24T10:00', '26T10:00'),
        booking(3, 'Жук', '24T10:00', '26T10:00'),
        booking(4, 'Audi A4', '24T09:00', '26T10:00'),
      ]),
      returns: section([booking(5, 'Audi A4', '20T10:00', '24T10:00')]),
      service: {
        count: 2,
        maintenances: [work(6, 'Audi A1', '24T10:00'), work(7, 'Audi A1', '22T10:00')],
      },
    });
    expect(events.map(({ key }) => key)).toEqual([
      'service-7',
      'handover-4',
      'handover-2',
      'handover-3',
      'handover-1',
      'return-5',
      'service-6',
    ]);
  });

  it('has a handover and a return for a rental of one day', () => {
    const one = booking(1, 'Kia Rio', '24T10:00', '24T20:00');
    const empty = { count: 0, maintenances: [] };
    const events = timelineOf({
      handovers: section([one]),
      returns: section([one]),
      service: empty,
    });
    expect(events.map(({ key }) => key)).toEqual(['handover-1', 'return-1']);
  });

  it('does not depend on the order of its input', () => {
    const kinds = fc.constantFrom('handover', 'return', 'maintenance');
    const event = fc.record({
      kind: kinds,
      at: fc.integer({ min: 0, max: 3 }).map((hour) => new Date(hour * 3_600_000)),
      title: fc.constantFrom('Kia Rio', 'Лада', 'Ёж', 'жук'),
    });
    fc.assert(
      fc.property(fc.array(event), fc.infiniteStream(fc.nat()), (made, random) => {
        const events = made.map((one, id) => ({ ...one, key: `${one.kind}-${id}` }));
        const shuffled = events
          .map((one) => ({ one, rank: random.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ one }) => one);
        const sorted = (list: typeof events) =>
          (list as unknown as LogisticsEvent[]).toSorted(byTimeKindTitle).map(({ key }) => key);
        expect(sorted(shuffled)).toEqual(sorted(events));
      }),
    );
  });
});

describe('timeWithin', () => {
  it.each([
    ['2026-11-24T07:05:00Z', '10:05'],
    ['2026-11-23T21:00:00Z', '00:00'],
    ['2026-11-24T21:00:00Z', '24:00'],
    ['2026-11-22T07:00:00Z', 'с 22.11.2026'],
  ])('formats %s as %s', (at, text) => {
    expect(timeWithin(new Date(at), '2026-11-24', 'Europe/Moscow')).toBe(text);
  });
});
