import { expect, test } from 'vitest';
import { swapsOf } from './swaps-of';

const part = (id: number, day: number) => ({
  id,
  carTitle: `Машина ${id}`,
  licensePlate: `А00${id}АА77`,
  startDate: `2026-11-${day}T09:00:00Z`,
});
const [first, second, third] = [part(1, 10), part(2, 12), part(3, 14)];

test.each([
  ['a rental without a swap', first, [], []],
  ['the first part', first, [second, third], [[1, 2, second.startDate, 2, 'out']]],
  [
    'the part between two swaps',
    second,
    [first, third],
    [
      [1, 2, second.startDate, 1, 'back'],
      [2, 3, third.startDate, 3, 'out'],
    ],
  ],
  ['the last part', third, [first, second], [[2, 3, third.startDate, 2, 'back']]],
])('%s leads to the sheets of the cars before and after', (_, own, others, expected) => {
  const shown = swapsOf(own, others).map(({ from, to, at, sheet }) => [
    Number(from.carTitle.at(-1)),
    Number(to.carTitle.at(-1)),
    at,
    sheet.id,
    sheet.side,
  ]);
  expect(shown).toEqual(expected);
});
