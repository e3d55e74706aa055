import type { MarkedMoment, MarkPart } from '@schema/values/money/at-mark';
import { expect, test } from 'vitest';
import { markMoneyAction, moneyDone, recordedText } from './mark-money';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const payment: MarkPart = { job: 'payment', sum: 1900.1 };
const deposit: MarkPart = { job: 'deposit', sum: 5000.2 };
const refund: MarkPart = { job: 'refund', sum: 300 };
const back: MarkPart = { job: 'returnDeposit', sum: 5000 };

test.each<[MarkedMoment, MarkPart[], string, string]>([
  ['handover', [payment, deposit], 'Выдать и принять 6 900,30 ₽', 'принято 6 900,30 ₽'],
  ['handover', [], 'Выдать машину', ''],
  ['return', [back], 'Принять машину · вернуть 5 000 ₽', 'возвращено 5 000 ₽'],
  [
    'return',
    [payment, back],
    'Принять машину · оплата 1 900,10 ₽ · вернуть 5 000 ₽',
    'принято 1 900,10 ₽, возвращено 5 000 ₽',
  ],
  ['return', [refund, back], 'Принять машину · вернуть 5 300 ₽', 'возвращено 5 300 ₽'],
  ['return', [], 'Принять машину', ''],
])('%s with %j', (at, parts, action, done) => {
  expect([plain(markMoneyAction(at, parts)), plain(moneyDone(parts))]).toEqual([action, done]);
});

test('recorded and remaining amounts', () => {
  expect(recordedText('handover', 'принято 5 ₽')).toBe(
    'Записано: принято 5 ₽. Осталось отметить выдачу.',
  );
});

test('a withholding is named beside the returned part of a deposit', () => {
  expect(plain(markMoneyAction('return', [back], 1500))).toBe(
    'Принять машину · вернуть 5 000 ₽ · удержать 1 500 ₽',
  );
  expect(plain(moneyDone([], 1500))).toBe('удержано 1 500 ₽');
});
