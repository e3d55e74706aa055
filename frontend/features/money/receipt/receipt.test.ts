import { expect, test } from 'vitest';
import type { MoneyEntryFacts } from '../useRentalMoney';
import { hasReceipt, receiptOf, receiptText } from './receipt';

const ENTRY: MoneyEntryFacts = {
  id: 7,
  kind: 'rent',
  direction: 'in',
  amount: 4000.5,
  method: 'card',
  comment: 'аванс',
  happenedAt: '2026-11-20T09:00:00Z',
  userName: 'anna',
  isReversed: false,
  mayReverse: true,
  reversesId: null,
};
const RENTED = {
  customerName: 'Прохоров Пётр',
  carTitle: 'Kia Rio',
  licensePlate: 'А001КА99',
  startDate: '2026-11-20T07:00:00Z',
  endDate: '2026-11-22T15:00:00Z',
};
const CONTEXT = { company: 'Автопрокат', zone: 'Europe/Moscow', bookingId: 12, rented: RENTED };

test('a receipt has user, amount, time, method and purpose', () => {
  expect(receiptText(receiptOf(ENTRY, CONTEXT)).replaceAll('\u00A0', ' ')).toBe(
    'Автопрокат. Квитанция № 7. Бронь: № 12. Клиент: Прохоров Пётр. Автомобиль: Kia Rio А001КА99. Выдача: 20.11.2026 10:00. Возврат: 22.11.2026 18:00. Когда: 20.11.2026 12:00. За что: Оплата. Способ: Карта. Оформил: anna. Комментарий: аванс. Получено: 4 000,50 ₽. Не является кассовым чеком.',
  );
});

test('a receipt of a deleted booking names its number alone', () => {
  const text = receiptText(receiptOf(ENTRY, { ...CONTEXT, rented: null }));
  expect(text).toMatch(/Бронь: № 12\. Когда: /);
});

test('a refund is named as such', () => {
  const back = receiptOf({ ...ENTRY, kind: 'deposit', direction: 'out', comment: null }, CONTEXT);
  expect(receiptText(back)).toMatch(/За что: Залог возвращён.*Выдано: /);
});

test.each([
  [ENTRY, true],
  [{ ...ENTRY, method: 'deposit' }, false],
  [{ ...ENTRY, isReversed: true }, false],
  [{ ...ENTRY, reversesId: 3 }, false],
] as const)('%o has a receipt: %s', (entry, expected) => {
  expect(hasReceipt(entry)).toBe(expected);
});
