import { expect, test } from 'vitest';
import { typedExpense } from './typed-expense';

const KINDS = [
  { id: 1, name: 'Мойка' },
  { id: 2, name: 'Запчасти' },
  { id: 3, name: 'Аренда офиса' },
];

test.each([
  ['мойка', 1, ''],
  ['мойку после возврата', 1, 'после возврата'],
  ['рио мойка', 1, 'рио'],
  ['запчасти колодки', 2, 'колодки'],
  ['аренду офиса за ноябрь', 3, 'за ноябрь'],
  ['аренда', null, 'аренда'],
  ['  чай  и кофе ', null, 'чай и кофе'],
  ['', null, ''],
])('«%s» is kind %s with «%s»', (words, kindId, comment) => {
  expect(typedExpense(words, KINDS)).toEqual({ kindId, comment });
});
