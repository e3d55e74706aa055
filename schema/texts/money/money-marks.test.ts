import { expect, test } from 'vitest';
import { customerWords } from './customer-words';
import { moneySign, moneyTasks, moneyWords } from './money-marks';

const MARK = {
  balance: 0,
  mark: 'none',
  isOver: false,
  held: 0,
  depositToTake: 0,
  untaken: 0,
} as const;
const texts = (words: readonly { text: string }[]) =>
  words.map(({ text }) => text.replaceAll('\u00A0', ' '));

test.each([
  [MARK, []],
  [{ ...MARK, mark: 'unpaid', balance: 4000 }, ['К оплате 4 000 ₽']],
  [{ ...MARK, mark: 'partly', balance: 0.5, isOver: true }, ['Долг 0,50 ₽']],
  [{ ...MARK, mark: 'unpaid', balance: 10_000.46 }, ['К оплате 10 000 ₽']],
  [{ ...MARK, mark: 'overpaid', balance: -500 }, ['Переплата 500 ₽']],
  [{ ...MARK, mark: 'paid', held: 5000 }, ['Оплачено полностью', 'Залог 5 000 ₽']],
  [{ ...MARK, held: 5000, isOver: true }, ['Вернуть залог 5 000 ₽']],
  [{ ...MARK, mark: 'paid', untaken: 5000 }, ['Оплачено полностью', 'Залог не взят 5 000 ₽']],
  [{ ...MARK, held: 2000, untaken: 3000 }, ['Залог 2 000 ₽', 'Залог не взят 3 000 ₽']],
] as const)('%o is %j', (mark, words) => {
  expect(texts(moneyWords(mark))).toEqual(words);
});

test('a handover names the amount to take, a return the amount to refund', () => {
  const taken = {
    ...MARK,
    mark: 'partly',
    balance: 4000,
    held: 2000,
    depositToTake: 3000,
  } as const;
  expect(texts(moneyTasks('handover', taken))).toEqual(['К оплате 4 000 ₽', 'Взять залог 3 000 ₽']);
  expect(texts(moneyTasks('return', taken))).toEqual(['К оплате 4 000 ₽', 'Вернуть залог 2 000 ₽']);
  expect(moneyTasks('return', { ...MARK, mark: 'paid' })).toEqual([]);
  expect(texts(moneyTasks('return', { ...MARK, untaken: 5000 }))).toEqual([
    'Залог не взят 5 000 ₽',
  ]);
});

test('debts, overpayments and the advance of a customer are separate', () => {
  expect(texts(customerWords({ debt: 100, overpaid: 20, held: 0, advance: 30 }))).toEqual([
    'К оплате 100 ₽',
    'Переплата 20 ₽',
    'Аванс 30 ₽',
  ]);
});

test.each([
  [{ ...MARK, mark: 'unpaid', balance: 4000 }, 'unpaid', 'Не оплачено, к оплате 4 000 ₽'],
  [{ ...MARK, mark: 'partly', balance: 1 }, 'partly', 'Оплачено частично, к оплате 1 ₽'],
  [{ ...MARK, mark: 'partly', balance: 1, isOver: true }, 'debt', 'Долг 1 ₽'],
  [{ ...MARK, mark: 'overpaid', balance: -5 }, 'overpaid', 'Переплата 5 ₽'],
  [{ ...MARK, mark: 'paid', untaken: 5 }, 'untaken', 'Залог не взят 5 ₽'],
  [
    { ...MARK, mark: 'partly', balance: 1, untaken: 5 },
    'partly',
    'Оплачено частично, к оплате 1 ₽, залог не взят 5 ₽',
  ],
] as const)('the sign of %o is %s', (mark, sign, text) => {
  const found = moneySign(mark);
  expect([found?.sign, found?.text.replaceAll('\u00A0', ' ')]).toEqual([sign, text]);
});

test('a paid rental has no sign', () => {
  expect(moneySign({ ...MARK, mark: 'paid' })).toBeNull();
});
