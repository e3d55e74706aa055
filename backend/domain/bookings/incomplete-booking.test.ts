import { describe, expect, it } from 'vitest';
import {
  type BookingIssues,
  type ForeignBooking,
  isComplete,
  issuesOf,
} from './incomplete-booking';

const complete: ForeignBooking = {
  carId: 1,
  customerName: 'Иванов Иван',
  customerPhone: '79162451807',
  startDate: new Date('2026-05-10T07:00:00Z'),
  endDate: new Date('2026-05-12T15:00:00Z'),
  rawStartDate: null,
  rawEndDate: null,
};
const issues = (change: Partial<ForeignBooking>) =>
  Object.entries(issuesOf({ ...complete, ...change }))
    .filter(([, flag]) => flag)
    .map(([name]) => name as keyof BookingIssues);

describe('issues of an incomplete booking', () => {
  it.each<[string, Partial<ForeignBooking>, (keyof BookingIssues)[]]>([
    ['nothing', {}, []],
    ['no car', { carId: null }, ['missingCar']],
    ['no customer', { customerName: ' ' }, ['missingCustomer']],
    ['no phone', { customerPhone: null }, ['missingCustomerPhone']],
    ['a phone that cannot be dialled', { customerPhone: '12-34' }, ['missingCustomerPhone']],
    ['no start', { startDate: null }, ['emptyStartDate']],
    ['an unreadable start', { startDate: null, rawStartDate: '32 мая' }, ['invalidStartDate']],
    ['no end', { endDate: null, rawEndDate: '  ' }, ['emptyEndDate']],
    ['an unreadable end', { endDate: null, rawEndDate: 'скоро' }, ['invalidEndDate']],
    ['an end before the start', { endDate: new Date(0) }, ['invalidDateRange']],
    ['an end at the start', { endDate: complete.startDate }, []],
    [
      'nothing at all',
      { carId: null, customerName: null, customerPhone: null, startDate: null, endDate: null },
      ['missingCar', 'missingCustomer', 'missingCustomerPhone', 'emptyStartDate', 'emptyEndDate'],
    ],
  ])('%s', (_, change, expected) => {
    expect(issues(change)).toEqual(expected);
    expect(isComplete({ ...complete, ...change })).toBe(expected.length === 0);
  });
});
