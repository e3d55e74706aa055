import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, shadeWithContrast, toOklch } from './colour';

const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ratios = fc.double({ min: 1.5, max: 12, noNaN: true });

it.each([
  ['darker', -0.01, '#000000'],
  ['lighter', 0.01, '#FFFFFF'],
] as const)('finds the nearest %s shade with enough contrast', (direction, step, last) => {
  const isNearest = fc.property(hexes, hexes, ratios, (colour, background, ratio) => {
    const from = toOklch(colour);
    const shades: string[] = [];
    for (let at = 0; from.l + at * step >= 0 && from.l + at * step <= 1; at += 1) {
      // Every shade has a contrast of 1.
      const shade = { ...from, l: from.l + at * step };
      shades.push(shadeWithContrast(shade, background, 1, direction));
    }
    shades.push(last);
    const enough = shades.findIndex((shade) => contrast(shade, background) >= ratio);
    const nearest = enough < 0 ? shades.length - 1 : enough;
    const found = shadeWithContrast(from, background, ratio, direction);
    // Rounding to whole channels may move the limit by a step.
    expect(shades.slice(Math.max(0, nearest - 1), nearest + 2)).toContain(found);
  });
  fc.assert(isNearest);
});
