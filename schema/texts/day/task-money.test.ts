import { expect, test } from 'vitest';
import type { MarkFacts } from '../money/money-marks';
import { moneyLine } from './task-money';

const MARK: MarkFacts = {
  balance: 0,
  mark: 'none',
  isOver: false,
  held: 0,
  depositToTake: 0,
  untaken: 0,
};

test.each([
  ['handover', { mark: 'unpaid', balance: 1900, depositToTake: 5000 }, '+6 900 ₽'],
  ['handover', { mark: 'paid', depositToTake: 5000 }, '+5 000 ₽'],
  ['handover', { mark: 'unpaid', balance: 1900.46 }, '+1 900 ₽'],
  ['handover', { mark: 'overpaid', balance: -500, depositToTake: 5000 }, 'переплата 500 ₽'],
  ['handover', { mark: 'paid' }, 'оплачено'],
  ['handover', {}, null],
  ['return', { mark: 'partly', balance: 1400, isOver: true }, 'долг 1 400 ₽'],
  ['return', { mark: 'paid', held: 5000 }, 'залог 5 000 ₽'],
  ['return', { mark: 'paid', untaken: 5000 }, 'залог не взят 5 000 ₽'],
] as const)('at a %s with %j the button has %s', (at, more, text) => {
  expect(moneyLine(at, { ...MARK, ...more })?.replaceAll('\u00A0', ' ') ?? null).toBe(text);
});
