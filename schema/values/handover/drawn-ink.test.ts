import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnInk } from './drawn-ink';
import { isInk } from './ink';

test('a stroke is scaled to the units of the field', () => {
  const stroke = [
    { x: 10, y: 20 },
    { x: 10.5, y: 20.5 },
    { x: 250, y: 100 },
  ];
  expect(drawnInk([stroke], 500)).toEqual([[20, 40, 500, 200]]);
});

test('the last point stays, however near it is', () => {
  expect(drawnInk([[{ x: 10, y: 10 }], []], 1000)).toEqual([[10, 10]]);
  const stroke = [
    { x: 10, y: 10 },
    { x: 11, y: 10 },
  ];
  expect(drawnInk([stroke], 1000)).toEqual([[10, 10, 11, 10]]);
});

test('whatever is drawn is ink', () => {
  const coordinate = fc.double({ min: -50, max: 2000, noNaN: true });
  const strokes = fc.array(
    fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 400 }),
    { maxLength: 220 },
  );
  fc.assert(
    fc.property(strokes, fc.integer({ min: 100, max: 1200 }), (drawn, width) => {
      expect(isInk(drawnInk(drawn, width))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
