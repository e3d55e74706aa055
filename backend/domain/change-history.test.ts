import { PERMISSIONS } from '@schema/permissions';
import { describe, expect, it } from 'vitest';
import { shownSnapshot } from './change-history';

const EVERYBODY = { permissions: PERMISSIONS };

describe('a snapshot of the change history', () => {
  it('converts amounts to roubles at any depth', () => {
    const kept = {
      id: 600_000,
      totalPrice: 600_050,
      depositAmount: null,
      notes: '100',
      breakdown: [{ days: 2, pricePerDay: 300_000, subtotal: 600_000 }],
      bookings: [{ totalPriceKopecks: 100, depositKopecks: null }],
    };
    expect(shownSnapshot(kept, EVERYBODY)).toEqual({
      id: 600_000,
      totalPrice: 6000.5,
      depositAmount: null,
      notes: '100',
      breakdown: [{ days: 2, pricePerDay: 3000, subtotal: 6000 }],
      bookings: [{ totalPrice: 1, deposit: null }],
    });
  });

  it.each([null, 'текст', 5, true])('that is not an object is unchanged: %j', (kept) => {
    expect(shownSnapshot(kept, EVERYBODY)).toBe(kept);
  });

  it.each([
    ['view_cars', {}],
    [
      'view_analytics',
      { maintenances: [{ cost: 1 }], partnerShares: [{ percent: 5 }], shares: [7] },
    ],
    ['view_reviews', { reviewRequests: [{ id: 1 }] }],
    [
      'view_board',
      { bookings: [{ id: 1, customer: { phone: '7' } }], maintenances: [{ cost: 1 }] },
    ],
    ['view_clients', { bookings: [{ id: 1, customer: { phone: '7', email: 'a@b' } }] }],
  ] as const)('shows %s of a deleted car the fields of its section', (permission, seen) => {
    const kept = {
      brand: 'Kia',
      depositAmount: 500,
      bookings: [{ id: 1, customer: { phone: '7', email: 'a@b' } }],
      maintenances: [{ costKopecks: 100 }],
      reviewRequests: [{ id: 1 }],
      partnerShares: [{ percent: 5 }],
      shares: [7],
    };
    expect(shownSnapshot(kept, { permissions: [permission] })).toEqual({
      brand: 'Kia',
      depositAmount: 5,
      ...seen,
    });
  });
});
