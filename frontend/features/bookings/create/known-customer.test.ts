import { describe, expect, it } from 'vitest';
import {
  customerQuery,
  type FoundCustomer,
  isFilledWith,
  knownByPhone,
  knownText,
  withCustomer,
} from './known-customer';
import { newBookingValues } from './new-booking-values';

const ZONE = 'Europe/Moscow';
const marina: FoundCustomer = {
  id: 5,
  fullName: 'Марина Котова',
  phone: '+79162451803',
  bookingsCount: 4,
  lastBookingAt: '2026-10-11T21:30:00.000Z',
};
const empty = newBookingValues(
  {
    carId: 1,
    startDate: new Date('2026-11-21T07:00:00Z'),
    endDate: new Date('2026-11-22T07:00:00Z'),
  },
  0,
);

describe('customerQuery', () => {
  it.each([
    ['fullName', ' Марина ', 'Марина'],
    ['fullName', 'М', ''],
    ['fullName', '1803', '1803'],
    ['phone', '+7 (180) 3', '1803'],
    ['phone', '+7 (18', ''],
    ['phone', '+7 (916) 245-18-03', '9162451803'],
    ['phone', '', ''],
  ] as const)('of %s «%s» is «%s»', (field, text, query) => {
    expect(customerQuery(field, text)).toBe(query);
  });
});

describe('withCustomer', () => {
  it('fills only name and phone', () => {
    expect(withCustomer({ ...empty, fullName: 'мар' }, marina)).toEqual({
      ...empty,
      fullName: 'Марина Котова',
      phone: '+7 (916) 245-18-03',
    });
  });

  it('keeps the typed phone when the customer has none', () => {
    const typed = { ...empty, phone: '+7 (903) 555-01-01' };
    expect(withCustomer(typed, { ...marina, phone: null }).phone).toBe(typed.phone);
  });

  it('isFilledWith requires both the name and the phone', () => {
    const filled = withCustomer(empty, marina);
    expect(isFilledWith(filled, marina)).toBe(true);
    expect(isFilledWith({ ...filled, fullName: ' марина котова' }, marina)).toBe(true);
    expect(isFilledWith({ ...filled, fullName: 'Марина' }, marina)).toBe(false);
    expect(isFilledWith({ ...filled, phone: '' }, marina)).toBe(false);
  });
});

describe('knownByPhone and knownText', () => {
  it('finds a customer by the complete phone only', () => {
    expect(knownByPhone('+7 (916) 245-18-03', [marina])).toBe(marina);
    expect(knownByPhone('8 916 245 18 03', [marina])).toBe(marina);
    expect(knownByPhone('+7 (916) 245-18-0', [marina])).toBeNull();
    expect(knownByPhone('', [{ ...marina, phone: null }])).toBeNull();
  });

  it('shows the number of bookings and the last one in the company time zone', () => {
    expect(knownText(marina, 'Марина Котова', ZONE)).toBe(
      'Уже бронировал · 4 брони · последняя 12.10.2026',
    );
    expect(knownText({ ...marina, lastBookingAt: null }, 'марина котова', ZONE)).toBe(
      'Уже бронировал · 4 брони',
    );
    expect(knownText({ ...marina, bookingsCount: 0 }, '', ZONE)).toBe('Клиент уже есть в базе');
  });

  it('shows the name when it differs from the typed one', () => {
    expect(knownText(marina, 'Олег', ZONE)).toBe(
      'Уже бронировал: Марина Котова · 4 брони · последняя 12.10.2026',
    );
  });
});
