import { expect, test } from 'vitest';
import { unreturnedWords, whereaboutsBeside } from './whereabouts';

const rental = { customer: 'Иванов Иван Петрович', endDate: '2026-11-24T14:30:00Z' };

test.each([
  ['overdue', '2026-11-24', 'не возвращена: Иванов И., срок 17:30'],
  ['overdue', '2026-11-26', 'не возвращена: Иванов И., срок 24.11.2026 17:30'],
  ['unconfirmed', '2026-11-24', 'возврат прошлой аренды не отмечен: Иванов И., срок 17:30'],
] as const)('%s on %s is %s', (whereabouts, today, words) => {
  expect(unreturnedWords({ ...rental, whereabouts }, today, 'Europe/Moscow')).toBe(words);
});

test('a car handed over before its pickup is already with the customer', () => {
  expect(whereaboutsBeside('planned', 'out')).toBe('уже у клиента');
  expect(whereaboutsBeside('active', 'out')).toBe('у клиента');
  expect(whereaboutsBeside('planned', 'waiting')).toBeNull();
});
