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
const told = (order: FleetOrder) =>
  inOrder(cars, order).map(({ carTitle, licensePlate }) => carTitle + licensePlate.slice(0, 1));

describe('the table of cars', () => {
  test('starts with what earned most; equal ones by name and plate', () => {
    expect(told(FIRST_ORDER)).toEqual(['АураА', 'ЁлкаА', 'РиоА', 'РиоВ']);
  });

  test('turns round at a second press and starts a name with А', () => {
    const byRevenue = pressed(FIRST_ORDER, 'totalRevenue');
    expect(told(byRevenue)).toEqual(['РиоА', 'РиоВ', 'ЁлкаА', 'АураА']);
    expect(told(pressed(byRevenue, 'carTitle'))).toEqual(['АураА', 'ЁлкаА', 'РиоА', 'РиоВ']);
  });
});
