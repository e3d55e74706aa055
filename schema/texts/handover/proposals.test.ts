import { expect, test } from 'vitest';
import { proposalText } from './proposals';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

test.each([
  [
    { kind: 'mileage', sum: 6900, driven: 1590, limit: 900, over: 690, price: 10 } as const,
    '1 590 км сверх 900 · 690 км × 10 ₽',
  ],
  [{ kind: 'fuel', sum: 2100, missing: 3, price: 700 } as const, 'Не хватает 3/8 бака · 3 × 700 ₽'],
  [{ kind: 'late', sum: 800, hours: 2, price: 400 } as const, 'Позже срока на 2 ч · 2 ч × 400 ₽'],
])('a proposal of %j', (proposal, text) => {
  expect(plain(proposalText(proposal))).toBe(text);
});
