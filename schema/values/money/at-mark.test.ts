import { expect, test } from 'vitest';
import { type MarkedMoment, moneyAtMark } from './at-mark';

const PAID = { balance: 0, held: 0, depositToTake: 0 };

test.each<[string, MarkedMoment, Partial<typeof PAID>, Record<string, number>]>([
  ['no debt, handover', 'handover', {}, {}],
  ['no debt, return', 'return', {}, {}],
  [
    'rent and deposit',
    'handover',
    { balance: 1900, depositToTake: 5000 },
    { payment: 1900, deposit: 5000 },
  ],
  ['rent alone', 'handover', { balance: 0.5 }, { payment: 0.5 }],
  ['the rest of a deposit', 'handover', { depositToTake: 3000, held: 2000 }, { deposit: 3000 }],
  ['paid too much before the rental', 'handover', { balance: -500 }, {}],
  ['a deposit that is held', 'handover', { held: 5000 }, {}],
  ['a deposit to return', 'return', { held: 5000 }, { returnDeposit: 5000 }],
  ['a debt', 'return', { balance: 1400 }, { payment: 1400 }],
  [
    'a debt and a deposit',
    'return',
    { balance: 1400, held: 5000 },
    { payment: 1400, returnDeposit: 5000 },
  ],
  ['paid too much', 'return', { balance: -500, held: 1000 }, { refund: 500, returnDeposit: 1000 }],
  ['a deposit that was never taken', 'return', { depositToTake: 5000 }, {}],
])('%s', (_, at, facts, asked) => {
  const parts = moneyAtMark(at, { ...PAID, ...facts });
  expect(Object.fromEntries(parts.map(({ job, sum }) => [job, sum]))).toEqual(asked);
});
