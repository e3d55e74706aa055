import { describe, expect, test } from 'vitest';
import { inkPixels } from './ink-pixels';

/** Whether the pixel at this place of the field is dark. */
function isDark(ink: readonly (readonly number[])[], x: number, y: number): boolean {
  const { pixels, width } = inkPixels(ink, 500);
  return (pixels[Math.round(y / 2) * width + Math.round(x / 2)] ?? 255) < 128;
}

describe('a signature in pixels', () => {
  test('has the proportions of the field', () => {
    expect(inkPixels([], 500)).toMatchObject({ width: 500, height: 200 });
    expect(inkPixels([], 500).pixels.every((pixel) => pixel === 255)).toBe(true);
  });

  test.each([
    ['the begin of a line', 100, 100, true],
    ['its middle', 200, 150, true],
    ['its end', 300, 200, true],
    ['a place beside it', 200, 180, false],
    ['a dot', 800, 300, true],
    ['a place between two strokes', 550, 250, false],
  ])('%s', (_what, x, y, dark) => {
    const ink = [
      [100, 100, 300, 200],
      [800, 300],
    ];
    expect(isDark(ink, x, y)).toBe(dark);
  });

  test('at the edges stays inside', () => {
    const { pixels, width, height } = inkPixels([[0, 0, 1000, 0, 1000, 400, 0, 400]], 500);
    expect(pixels).toHaveLength(width * height);
    expect(pixels[0]).toBeLessThan(128);
    expect(pixels.at(-1)).toBeLessThan(128);
  });
});
