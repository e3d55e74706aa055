import { expect, test } from 'vitest';
import { positive } from '../sheet/rental-sums';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { pageMoney, type TypedMoney, typedAfter, withCharged } from './page-money';

const MONEY: RentalMoneyFacts = {
  version: 1,
  bookingIds: [12],
  rented: null,
  isFollowed: true,
  owed: 9000,
  paid: 9000,
  balance: 0,
  charges: [],
  entries: [],
  advance: 0,
  deposit: {
    agreed: 5000,
    held: 5000,
    returned: 0,
    withheld: 0,
    untaken: 0,
    toReturn: 0,
    returnBy: null,
  },
};
const at = (charged: number, typed: TypedMoney = {}) =>
  pageMoney({ at: 'return', money: withCharged(MONEY, charged), method: 'cash' }, typed).values;

test('sums follow the charges of the page', () => {
  expect(at(0)).toMatchObject({ payment: '', hasPayment: false, deposit: positive(5000) });
  expect(at(5400.5)).toMatchObject({
    payment: positive(5400.5),
    hasPayment: true,
    deposit: positive(5000),
  });
  expect(at(6000, { payment: '5000' })).toMatchObject({ payment: '5000', hasPayment: true });
});

test('a deposit withheld for the debt reduces the payment and the refund', () => {
  expect(at(5400, { withheld: '5000' })).toMatchObject({
    chargeKind: 'debt',
    payment: positive(400),
    deposit: '',
  });
  expect(at(5400, { withheld: '1000', chargeKind: 'fine' })).toMatchObject({
    payment: positive(5400),
    deposit: positive(4000),
  });
  expect(at(3000, { withheld: '3000' })).toMatchObject({
    hasPayment: false,
    deposit: positive(2000),
  });
});

test('only what a user changed is typed', () => {
  const shown = at(5400);
  const typed = typedAfter({}, shown, { ...shown, withheld: '1000' });
  expect(typed).toEqual({ withheld: '1000' });
  expect(at(6000, typed)).toMatchObject({ payment: positive(5000), deposit: positive(4000) });
});
