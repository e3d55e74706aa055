import { expect, it } from 'vitest';
import { readHex } from './hex-colour';

it.each([
  ['#6366F1', '#6366F1'],
  [' 6366f1 ', '#6366F1'],
  ['#fa0', '#FFAA00'],
])('reads %j as %s', (typed, colour) => {
  expect(readHex(typed)).toBe(colour);
});

it.each(['', '#', '#12', '#12345', '#1234567', 'red', '#GGGGGG', 'url(#f00)'])(
  'rejects %j',
  (typed) => {
    expect(readHex(typed)).toBeNull();
  },
);
