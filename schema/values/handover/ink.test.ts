import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INK_HEIGHT, INK_WIDTH, inkPath, isInk, isSigned, MAX_STROKES } from './ink';

test.each([
  ['nothing', [], false],
  ['a touch', [[500, 200]], false],
  ['a short line', [[500, 200, 540, 200]], false],
  ['a long line', [[500, 200, 560, 280]], true],
  [
    'two touches',
    [
      [10, 10],
      [90, 90],
    ],
    true,
  ],
])('%s', (_name, ink, isOne) => {
  expect(isInk(ink)).toBe(true);
  expect(isSigned(ink)).toBe(isOne);
});

test.each([
  ['an empty stroke', [[]]],
  ['half a point', [[1, 2, 3]]],
  ['a point outside', [[INK_WIDTH + 1, 0]]],
  ['a point below', [[0, INK_HEIGHT + 1]]],
  ['a fraction', [[0.5, 1]]],
  ['too many strokes', Array.from({ length: MAX_STROKES + 1 }, () => [1, 1])],
])('%s is no ink', (_name, ink) => {
  expect(isInk(ink)).toBe(false);
});

test('the path has one move per stroke and one line per further point', () => {
  const point = fc.tuple(fc.nat(INK_WIDTH), fc.nat(INK_HEIGHT));
  const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 9 }), { maxLength: 9 });
  fc.assert(
    fc.property(strokes, (points) => {
      const ink = points.map((stroke) => stroke.flat());
      const path = inkPath(ink);
      expect(path.match(/M/g)?.length ?? 0).toBe(points.length);
      expect(path.match(/[ML]\d+ \d+/g)?.length ?? 0).toBe(points.flat().length);
    }),
  );
});
