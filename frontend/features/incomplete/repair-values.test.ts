import { withCar } from '@frontend/shared/bookings/terms/term-values';
import { describe, expect, it } from 'vitest';
import { type IncompleteBooking, issuesOf } from './incomplete-booking';
import {
  firstMissing,
  isTouched,
  repairValues,
  unreadPhone,
  withDefaultDeposit,
  withStart,
  withTariff,
} from './repair-values';

const NO_ISSUES = {
  missingCar: false,
  missingCustomer: false,
  missingCustomerPhone: false,
  emptyStartDate: false,
  invalidStartDate: false,
  emptyEndDate: false,
  invalidEndDate: false,
  invalidDateRange: false,
};

const foreign = (part: Partial<IncompleteBooking> = {}): IncompleteBooking => ({
  id: 1,
  carId: null,
  carTitle: null,
  licensePlate: null,
  customerName: null,
  customerPhone: null,
  startDate: null,
  endDate: null,
  rawStartDate: null,
  rawEndDate: null,
  sourceId: null,
  notes: null,
  totalPrice: null,
  depositAmount: null,
  depositComment: null,
  cancelledAt: null,
  version: 1,
  issues: NO_ISSUES,
  ...part,
});

describe('the repair of an incomplete booking', () => {
  it('fills all parsed values and leaves the rest empty', () => {
    const values = repairValues(
      foreign({
        carId: 4,
        customerName: ' Петров ',
        customerPhone: '8 916 245 18 03',
        startDate: '2026-11-21T07:00:00.000Z',
        rawEndDate: '31.02.2026',
        totalPrice: 1500.5,
      }),
    );
    expect(values).toMatchObject({
      carId: 4,
      fullName: 'Петров',
      phone: '+7 (916) 245-18-03',
      startDate: '2026-11-21T07:00:00.000Z',
      endDate: '',
      totalPrice: '1 500,50',
      isPriceTyped: true,
      depositAmount: '',
    });
  });

  it('keeps an invalid phone beside the empty field', () => {
    const booking = foreign({ customerPhone: '12-34' });
    expect(repairValues(booking).phone).toBe('');
    expect(unreadPhone(booking)).toBe('12-34');
    expect(unreadPhone(foreign({ customerPhone: '+79162451803' }))).toBeNull();
    expect(unreadPhone(foreign())).toBeNull();
  });

  it('lists issues in the order of the form', () => {
    const issues = { ...NO_ISSUES, invalidDateRange: true, missingCar: true };
    expect(issuesOf(foreign({ issues }))).toEqual(['missingCar', 'invalidDateRange']);
  });

  it('applies the tariff price unless one was typed or recorded', () => {
    const empty = repairValues(foreign());
    expect(withTariff(empty, 12_600).totalPrice).toBe('12 600');
    const recorded = repairValues(foreign({ totalPrice: 900 }));
    expect(withTariff(recorded, 12_600)).toBe(recorded);
  });

  it('applies the deposit of the car unless one was recorded', () => {
    expect(withCar(repairValues(foreign()), 3, 5000)).toMatchObject({
      carId: 3,
      depositAmount: '5 000',
    });
    const empty = repairValues(foreign({ carId: 3 }));
    expect(withDefaultDeposit(empty, null)).toBe(empty);
    expect(withDefaultDeposit(empty, 5000).depositAmount).toBe('5 000');
    const written = repairValues(foreign({ depositAmount: 0 }));
    expect(withCar(written, 3, 5000).depositAmount).toBe('0');
    expect(withDefaultDeposit(written, 5000)).toBe(written);
  });

  it('isTouched ignores default values', () => {
    const opened = repairValues(foreign({ carId: 3, totalPrice: 900 }));
    expect(isTouched(opened, withDefaultDeposit(withTariff(opened, 700), 5000))).toBe(false);
    expect(isTouched(opened, { ...opened, notes: 'из таблицы' })).toBe(true);
    expect(isTouched(opened, { ...opened, totalPrice: '800' })).toBe(true);
    expect(isTouched(opened, withCar(opened, 4, 5000))).toBe(true);
  });

  it('moves a return that would precede the pickup', () => {
    const dates = { startDate: '2026-11-21T07:00:00.000Z', endDate: '2026-11-22T07:00:00.000Z' };
    const later = '2026-11-25T07:00:00.000Z';
    expect(withStart(repairValues(foreign(dates)), later).endDate).toBe(later);
  });

  it.each([
    [{}, 'carId'],
    [{ carId: 4 }, 'startDate'],
    [{ carId: 4, startDate: '2026-11-21T07:00:00.000Z' }, 'endDate'],
    [
      {
        carId: 4,
        startDate: '2026-11-21T07:00:00.000Z',
        endDate: '2026-11-20T07:00:00.000Z',
        customerName: 'Вероника',
      },
      'endDate',
    ],
    [
      { carId: 4, startDate: '2026-11-21T07:00:00.000Z', endDate: '2026-11-22T07:00:00.000Z' },
      'fullName',
    ],
    [
      {
        carId: 4,
        startDate: '2026-11-21T07:00:00.000Z',
        endDate: '2026-11-22T07:00:00.000Z',
        customerName: 'Вероника',
        customerPhone: '12-34',
      },
      'phone',
    ],
  ])('opens at the first missing field: %j', (part, name) => {
    expect(firstMissing(repairValues(foreign(part)))).toBe(name);
  });
});
