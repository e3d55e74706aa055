import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdPlaces } from './hold-places';

const keyOf = (item: string) => item.charAt(0);
const shown = (placed: string, items: string) => {
  const { rows, waiting, isBehind } = holdPlaces(placed.split(' '), items.split(' '), { keyOf });
  const words = rows.map(({ item, isGone }) => (isGone ? `-${item}` : item));
  return [words.join(' '), waiting.join(' '), isBehind];
};

test.each([
  ['no change', 'a b c', 'a b c', ['a b c', '', false]],
  ['a row went', 'a b c', 'a c', ['a -b c', '', true]],
  ['a row was added first', 'a b', 'n a b', ['a b', 'n', true]],
  ['the order changed', 'a b c', 'c a b', ['a b c', '', true]],
  ['a row has new facts', 'a1 b1', 'a1 b2', ['a1 b2', '', false]],
  ['a row was removed and added again', 'a1 b1', 'b2 a1', ['a1 b2', '', true]],
  ['everything went', 'a b', 'x', ['-a -b', 'x', true]],
])('%s', (_what, placed, items, expected) => {
  expect(shown(placed, items)).toEqual(expected);
});

test('no change moves a row, loses one or shows one twice', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(list, list, (placed, items) => {
      const { rows, waiting } = holdPlaces(placed, items, { keyOf: String });
      expect(rows.map(({ placed: was }) => was)).toEqual(placed);
      const present = rows.filter(({ isGone }) => !isGone).map(({ item }) => item);
      expect(new Set([...present, ...waiting])).toEqual(new Set(items));
      expect(present.length + waiting.length).toBe(items.length);
    }),
  );
});

test('a row whose form has changed keeps its placed form', () => {
  const held = (items: string) =>
    holdPlaces(['a low'], [items], { keyOf, formOf: (item) => item.slice(2) });
  expect(held('a low').hasOtherForm).toBe(false);
  expect(held('a high')).toMatchObject({ hasOtherForm: true, isBehind: false });
  expect(held('a high').rows[0]).toMatchObject({ placed: 'a low', item: 'a high' });
});
