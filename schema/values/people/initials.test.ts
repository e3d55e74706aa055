import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Иванов Иван Петрович', 'И. И. П.'],
  ['иванов', 'И.'],
  ['Салтыков-Щедрин Михаил Евграфович', 'С. Щ. М.'],
  ['ООО «Ромашка» 79161234567', 'О. Р. 7.'],
  ['', ''],
  ['—', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('no two letters of a name follow each other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(initialsOf(name)).not.toMatch(/[\p{L}\p{N}]{2}/u);
    }),
  );
});
