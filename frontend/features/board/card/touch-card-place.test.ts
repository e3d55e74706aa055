import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideBlock, sheetPlace } from './touch-card-place';

const tablet = { width: 1024, height: 768 };
const card = { width: 320, height: 230 };
const block = { left: 400, top: 380, right: 700, bottom: 452 };

describe('the card of a tapped event', () => {
  it.each([
    ['above the block', block, { left: 390, edge: { bottom: 372 } }],
    [
      'below it in the first rows',
      { ...block, top: 200, bottom: 272 },
      { left: 390, edge: { top: 280 } },
    ],
    ['inside the window', { ...block, left: 0, right: 60 }, { left: 8, edge: { bottom: 372 } }],
  ])('is %s', (_, taken, place) => {
    expect(besideBlock(taken, card, tablet)).toMatchObject(place);
  });

  it('scrolls inside the larger side of a low window', () => {
    const low = { width: 844, height: 390 };
    const taken = { ...block, top: 180, bottom: 252 };
    expect(besideBlock(taken, { ...card, height: 300 }, low)).toMatchObject({
      edge: { bottom: 172 },
      maxHeight: 164,
    });
  });

  it('never covers the block and never leaves the window', () => {
    const rects = fc.record({
      left: fc.integer({ min: -40, max: 1000 }),
      top: fc.integer({ min: 30, max: 690 }),
      width: fc.integer({ min: 8, max: 900 }),
      height: fc.integer({ min: 20, max: 120 }),
    });
    fc.assert(
      fc.property(rects, fc.integer({ min: 80, max: 900 }), (rect, cardHeight) => {
        const taken = {
          left: rect.left,
          top: rect.top,
          right: rect.left + rect.width,
          bottom: Math.min(rect.top + rect.height, 740),
        };
        const place = besideBlock(taken, { width: 320, height: cardHeight }, tablet);
        const { edge, maxHeight } = place;
        // The card may grow to its largest height before it is placed again.
        for (const height of [Math.min(cardHeight, maxHeight), maxHeight]) {
          const top = 'top' in edge ? edge.top : edge.bottom - height;
          expect(top + height <= taken.top || top >= taken.bottom).toBe(true);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + height).toBeLessThanOrEqual(760);
        }
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + 320).toBeLessThanOrEqual(1016);
      }),
    );
  });
});

describe('the sheet of a phone', () => {
  const phone = { width: 390, height: 844 };
  const sheet = { width: 374, height: 200 };
  const at = (top: number) => ({ left: 130, top, right: 300, bottom: top + 72 });

  it.each([
    ['at the bottom', at(300), 500, { edge: { top: 636 }, scrollBy: 0 }],
    [
      'at the bottom, the row scrolled above it',
      at(600),
      500,
      { edge: { top: 636 }, scrollBy: 44 },
    ],
    [
      'at the top when the rows cannot scroll far enough',
      at(600),
      30,
      { edge: { top: 8 }, scrollBy: 0 },
    ],
  ])('is %s', (_, taken, reach, place) => {
    expect(sheetPlace(taken, sheet, phone, reach)).toMatchObject(place);
  });
});
