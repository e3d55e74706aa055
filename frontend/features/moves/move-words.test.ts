import { expect, it } from 'vitest';
import type { Move } from './move';
import { offlineBoardText } from './move-words';

const MOVE: Move = {
  event: {
    kind: 'booking',
    title: 'Анна Смирнова',
    record: {
      id: 1,
      carId: 1,
      version: 1,
      totalPrice: 12_600,
      priceEdited: false,
      startDate: '2026-11-18T07:00:00Z',
      endDate: '2026-11-20T09:00:00Z',
    },
  },
  carId: 1,
  startDate: new Date('2026-12-31T07:00:00Z'),
  endDate: new Date('2027-01-02T09:00:00Z'),
};

it('names a moved booking with its new dates in full', () => {
  expect(offlineBoardText(MOVE, 'Kia Rio', 0, '', 'Europe/Moscow')).toBe(
    'Бронь перенесена: Kia Rio, Анна Смирнова, 31.12.2026 10:00 – 02.01.2027 12:00',
  );
});
