import { expect, it } from 'vitest';
import { type MovePricing, movePricing } from './follows-tariff';

const PLACE = { carId: 1, startDate: '2026-11-18T07:00:00Z', endDate: '2026-11-20T09:00:00Z' };
const byTariff = { ...PLACE, totalPrice: 13_000, priceEdited: false };
const byHand = { ...PLACE, totalPrice: 13_000, priceEdited: true };
const unpriced = { ...PLACE, totalPrice: null, priceEdited: false };
const OTHER_CAR = { carId: 2 };
const LATER = { startDate: '2026-11-19T07:00:00Z', endDate: '2026-11-21T09:00:00Z' };
const LONGER = { endDate: '2026-11-22T09:00:00Z' };

it.each<[booking: string, typeof byTariff | typeof unpriced, to: object, MovePricing]>([
  ['by tariff, in place', byTariff, {}, 'kept'],
  [
    'by tariff, the same instants written otherwise',
    byTariff,
    { startDate: '2026-11-18T07:00:00.000Z' },
    'kept',
  ],
  ['by tariff, another car', byTariff, OTHER_CAR, 'offered'],
  ['by tariff, other dates', byTariff, LATER, 'tariff'],
  ['by tariff, longer', byTariff, LONGER, 'tariff'],
  ['by tariff, another car and other dates', byTariff, { ...OTHER_CAR, ...LATER }, 'tariff'],
  ['by tariff, no valid return', byTariff, { endDate: '' }, 'tariff'],
  ['by hand, another car', byHand, OTHER_CAR, 'kept'],
  ['by hand, other dates', byHand, LATER, 'kept'],
  ['without a price, another car', unpriced, OTHER_CAR, 'kept'],
  ['without a price, other dates', unpriced, LATER, 'kept'],
])('the price of a booking %s', (_title, booking, to, pricing) => {
  expect(movePricing(booking, { ...PLACE, ...to })).toBe(pricing);
});
