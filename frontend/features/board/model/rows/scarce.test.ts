import { expect, it } from 'vitest';
import { isScarce } from './scarce';

it.each([
  [0, 1, false],
  [1, 1, false],
  [0, 2, true],
  [1, 4, false],
  [0, 4, true],
  [1, 5, true],
  [2, 5, false],
  [1, 100, true],
])('%i free of %i: %s', (free, cars, expected) => {
  expect(isScarce(free, cars)).toBe(expected);
});
