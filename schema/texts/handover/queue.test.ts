import { expect, test } from 'vitest';
import { cashName, refusedText, waitingText } from './queue';

const NONE = { photo: 0, sheet: 0, cash: 0, mark: 0 };

test.each([
  [{ mark: 1 }, '1 отметка ждёт отправки'],
  [{ cash: 1 }, '1 запись о деньгах ждёт отправки'],
  [{ photo: 7, sheet: 1 }, '7 фото и 1 акт ждут отправки'],
  [{ sheet: 2, cash: 3, mark: 2 }, '2 акта, 3 записи о деньгах и 2 отметки ждут отправки'],
  [
    { photo: 1, sheet: 5, cash: 5, mark: 21 },
    '1 фото, 5 актов, 5 записей о деньгах и 21 отметка ждут отправки',
  ],
])('%j is «%s»', (counts, text) => {
  expect(waitingText({ ...NONE, ...counts })).toBe(text);
});

test.each([
  [{ photo: 1 }, '1 фото не принято'],
  [{ sheet: 1 }, '1 акт не принят'],
  [{ cash: 1 }, '1 запись о деньгах не принята'],
  [{ mark: 1 }, '1 отметка не принята'],
  [{ cash: 1, mark: 1 }, '2 не приняты'],
])('%j refused is «%s»', (counts, text) => {
  expect(refusedText({ ...NONE, ...counts })).toBe(text);
});

test.each([
  ['takePayment', 'cash', 'Оплата 5 000 ₽, наличные'],
  ['takeDeposit', 'sbp', 'Залог 5 000 ₽, СБП'],
  ['returnDeposit', 'card', 'Возврат залога 5 000 ₽, карта'],
] as const)('%s by %s is «%s»', (operation, method, text) => {
  const name = cashName({ operation, input: { amount: 5000, method } });
  expect(name.replaceAll('\u00a0', ' ')).toBe(text);
});

test('a withheld part of the deposit has no method', () => {
  const name = cashName({ operation: 'withholdDeposit', input: { amount: 0.5 } });
  expect(name.replaceAll('\u00a0', ' ')).toBe('Удержание из залога 0,50 ₽');
});
