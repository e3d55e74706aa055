import { expect, test } from 'vitest';
import type { MoneyEntryFacts } from '../useRentalMoney';
import { hasReceipt, receiptOf, receiptText } from './receipt';

const ENTRY: MoneyEntryFacts = {
  ...{ id: 7, kind: 'rent', direction: 'in', amount: 4000.5, method: 'card', comment: 'аванс' },
  ...{ happenedAt: '2026-11-20T09:00:00Z', userName: 'anna', isReversed: false },
  ...{ mayReverse: true, reversesId: null },
};
const CONTEXT = { company: 'Автопрокат', zone: 'Europe/Moscow', bookingId: 12 };

test('a receipt says who took how much, when, how and for what', () => {
  expect(receiptText(receiptOf(ENTRY, CONTEXT)).replaceAll('\u00A0', ' ')).toBe(
    'Автопрокат. Квитанция № 7. Бронь: № 12. Когда: 20.11.2026 12:00. За что: Оплата. Способ: Карта. Оформил: anna. Комментарий: аванс. Получено: 4 000,50 ₽. Не является кассовым чеком.',
  );
});

test('money given back is named so', () => {
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
