import { describe, expect, it } from 'vitest';
import { shownSnapshot } from './change-history';

describe('a snapshot of the change history', () => {
  it('shows amounts in roubles, however deep they lie', () => {
    const kept = {
      id: 600_000,
      totalPrice: 600_050,
      depositAmount: null,
      notes: '100',
      breakdown: [{ days: 2, pricePerDay: 300_000, subtotal: 600_000 }],
      bookings: [{ totalPriceKopecks: 100, depositKopecks: null }],
    };
    expect(shownSnapshot(kept)).toEqual({
      id: 600_000,
      totalPrice: 6000.5,
      depositAmount: null,
      notes: '100',
      breakdown: [{ days: 2, pricePerDay: 3000, subtotal: 6000 }],
      bookings: [{ totalPrice: 1, deposit: null }],
    });
  });

  it.each([null, 'текст', 5, true])('that is no object stays as it is: %j', (kept) => {
    expect(shownSnapshot(kept)).toBe(kept);
  });

  it('leaves out who rented where customers are not shown', () => {
    const kept = {
      brand: 'Kia',
      bookings: [{ id: 1, customer: { phone: '7' }, rawCustomerName: 'Х', rawCustomerPhone: '7' }],
    };
    expect(shownSnapshot(kept, { withoutPeople: true })).toEqual({
      brand: 'Kia',
      bookings: [{ id: 1 }],
    });
    expect(shownSnapshot(kept)).toEqual(kept);
  });
});
