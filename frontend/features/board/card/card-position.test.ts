import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPosition } from './card-position';

const window = { width: 1280, height: 800 };
const card = { width: 330, height: 220 };
const block = { left: 400, top: 300, right: 700, bottom: 372 };

describe('a card is placed', () => {
  test('under its block, a little left of the mouse', () => {
    expect(cardPosition(block, card, window, 600)).toEqual({ left: 564, top: 378 });
    expect(cardPosition(block, card, window, 410)).toEqual({ left: 400, top: 378 });
  });

  test('at the start of the block for the keyboard', () => {
    expect(cardPosition(block, card, window, null)).toEqual({ left: 400, top: 378 });
  });

  test('above the block where there is no room below', () => {
    const low = { ...block, top: 650, bottom: 722 };
    expect(cardPosition(low, card, window, null)).toEqual({ left: 400, top: 424 });
  });

  test('beside the block in a low window', () => {
    const small = { width: 1280, height: 400 };
    const tall = { ...card, height: 360 };
    expect(cardPosition({ ...block, top: 150, bottom: 220 }, tall, small, null)).toEqual({
      left: 706,
      top: 32,
    });
  });

  test('inside the window whenever it fits', () => {
    const rects = fc
      .record({
        left: fc.integer({ min: 0, max: 1270 }),
        top: fc.integer({ min: 0, max: 790 }),
        width: fc.integer({ min: 1, max: 1280 }),
        height: fc.integer({ min: 1, max: 120 }),
      })
      .map(({ left, top, width, height }) => ({
        left,
        top,
        right: left + width,
        bottom: top + height,
      }));
    const x = fc.option(fc.integer({ min: 0, max: 1280 }));
    fc.assert(
      fc.property(rects, x, (rect, mouse) => {
        const { left, top } = cardPosition(rect, card, window, mouse);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + card.width).toBeLessThanOrEqual(1272);
        expect(top + card.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
