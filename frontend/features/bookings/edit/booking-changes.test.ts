import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { describe, expect, it } from 'vitest';
import { bookingChanges } from './booking-changes';

const OPENED: BookingFacts = {
  id: 4,
  carId: 7,
  startDate: '2026-11-21T07:00:00.000Z',
  endDate: '2026-11-23T15:00:00.000Z',
  handedOverAt: null,
  returnedAt: null,
  status: 'planned',
  customer: 'Марина Котова',
  customerPhone: '+79162451803',
  sourceId: 1,
  sourceName: 'Авито',
  notes: null,
  totalPrice: 12_600,
  priceEdited: false,
  depositAmount: 10_000,
  depositComment: null,
  createdAt: '2026-11-01T07:00:00.000Z',
  isExtension: false,
  version: 1,
};

describe('bookingChanges', () => {
  it('lists changed fields with their labels on the form', () => {
    const kept = {
      ...OPENED,
      endDate: '2026-11-24T15:00:00.000Z',
      totalPrice: null,
      depositComment: 'наличными',
      version: 2,
    };
    expect(bookingChanges(OPENED, kept, 'Europe/Moscow')).toEqual([
      { title: 'Возврат', was: '23.11.2026 18:00', now: '24.11.2026 18:00' },
      { title: 'Стоимость', was: '12\u00a0600\u00a0₽', now: null },
      { title: 'Комментарий к залогу', was: null, now: 'наличными' },
    ]);
  });

  it('is empty when only the version changed', () => {
    expect(bookingChanges(OPENED, { ...OPENED, version: 2 }, 'Europe/Moscow')).toEqual([]);
  });
});
