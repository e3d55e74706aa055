import { MAX_AMOUNT } from '@schema/constants';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import type { PriceChange, PriceScope } from '@schema/values/fleet/price-change';
import { kopecks } from '@schema/values/money/money';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { changePrices } from './price-change';

const SUMMER = { name: 'Лето', startMonth: 6, startDay: 1, endMonth: 8, endDay: 31 };
const YEAR = { name: 'Год', startMonth: null, startDay: null, endMonth: null, endDay: null };

/** Car 1 has a summer and a year, car 2 a year. */
const ROWS = {
  groups: [
    { id: 11, car: 1, ...SUMMER },
    { id: 12, car: 1, ...YEAR },
    { id: 21, car: 2, ...YEAR },
  ],
  tariffs: [
    { group: 11, minDays: 1, pricePerDayKopecks: 400_000 },
    { group: 11, minDays: 7, pricePerDayKopecks: 350_000 },
    { group: 12, minDays: 1, pricePerDayKopecks: 300_000 },
    { group: 21, minDays: 1, pricePerDayKopecks: 20_000 },
  ],
};

const titleOf = (carId: number) => `Машина ${carId}`;
const run = (change: PriceScope & PriceChange) => changePrices(ROWS, change, titleOf);
const pricesAfter = (change: PriceScope & PriceChange) =>
  run(change).tariffs.map(({ pricePerDayKopecks }) => pricePerDayKopecks / 100);

describe('a change of the prices of many cars', () => {
  it.each<[string, PriceScope & PriceChange, number[], number[]]>([
    ['all prices', { percent: 10 }, [4400, 3850, 3300, 220], [1, 2]],
    ['one season', { percent: 10, seasons: [SUMMER] }, [4400, 3850, 3000, 200], [1]],
    ['one length', { addend: kopecks(10_000), minDays: 7 }, [4000, 3600, 3000, 200], [1]],
    [
      'one length of one season',
      { price: kopecks(500_000), minDays: 1, seasons: [YEAR] },
      [4000, 3500, 5000, 5000],
      [1, 2],
    ],
    [
      'a price that stays leaves its car unchanged',
      { price: kopecks(20_000), seasons: [YEAR] },
      [4000, 3500, 200, 200],
      [1],
    ],
  ])('%s', (_title, change, prices, carIds) => {
    expect(pricesAfter(change)).toEqual(prices);
    expect(run(change).carIds).toEqual(carIds);
  });

  it.each<[string, PriceScope & PriceChange, string]>([
    [
      'a season that no car has',
      { percent: 10, seasons: [{ name: 'Зима' }] },
      PRICE_CHANGE_MESSAGES.noPrices,
    ],
    ['a length that no car has', { percent: 10, minDays: 30 }, PRICE_CHANGE_MESSAGES.noPrices],
    [
      'a price below zero',
      { addend: kopecks(-30_000) },
      PRICE_CHANGE_MESSAGES.negative(['Машина 2']),
    ],
    [
      'a price that is too large',
      { addend: kopecks(MAX_AMOUNT * 100 - 30_000), seasons: [SUMMER] },
      PRICE_CHANGE_MESSAGES.tooLarge(['Машина 1']),
    ],
  ])('refuses %s', (_title, change, message) => {
    expect(() => run(change)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', message }) as Refusal,
    );
  });
});
