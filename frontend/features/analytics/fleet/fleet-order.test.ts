import { describe, expect, test } from 'vitest';
import { FIRST_ORDER, type FleetOrder, inOrder, pressed } from './fleet-order';

const car = (carTitle: string, totalRevenue: number, licensePlate = 'А001АА77') => ({
  carId: 1,
  carTitle,
  licensePlate,
  totalRevenue,
  totalMaintenanceCost: 0,
  loadPercent: 0,
  rentalDays: 0,
  averageDailyRate: 0,
  bookingsCount: 0,
});

const cars = [car('Рио', 100, 'В'), car('Аура', 300), car('Рио', 100, 'А'), car('Ёлка', 200)];
const titles = (order: FleetOrder) =>
  inOrder(cars, order).map(({ carTitle, licensePlate }) => carTitle + licensePlate.slice(0, 1));

describe('the order of the cars table', () => {
  test('sorts by revenue first, then by name and plate', () => {
    expect(titles(FIRST_ORDER)).toEqual(['АураА', 'ЁлкаА', 'РиоА', 'РиоВ']);
  });

  test('reverses at a second press and sorts names ascending first', () => {
    const byRevenue = pressed(FIRST_ORDER, 'totalRevenue');
    expect(titles(byRevenue)).toEqual(['РиоА', 'РиоВ', 'ЁлкаА', 'АураА']);
    expect(titles(pressed(byRevenue, 'carTitle'))).toEqual(['АураА', 'ЁлкаА', 'РиоА', 'РиоВ']);
  });
});
