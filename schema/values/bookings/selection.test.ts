import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSelect, type DayFacts, longestSelection } from './selection';

/**
 * A row as a string: `.` free, `#` occupied all day, `>` an event ends within the day, `<` one
 * starts in it, `x` one ends and another starts, `X` the same and one of them continues over the
 * next night.
 */
const FACTS: Record<string, DayFacts> = {
  '.': { occupied: false, endsWithinDay: false, startsInDay: false },
  '#': { occupied: true, endsWithinDay: false, startsInDay: false, continues: true },
  '>': { occupied: true, endsWithinDay: true, startsInDay: false },
  '<': { occupied: true, endsWithinDay: false, startsInDay: true },
  x: { occupied: true, endsWithinDay: true, startsInDay: true },
  X: { occupied: true, endsWithinDay: true, startsInDay: true, continues: true },
};
const row = (picture: string): DayFacts[] => [...picture].map((sign) => FACTS[sign] ?? fail(sign));
const fail = (sign: string): never => {
  throw new Error(`No such day: ${sign}`);
};

describe('days may be selected', () => {
  it.each([
    ['.', 'one free day', true],
    ['...', 'free days', true],
    ['>..', 'from a day that is freed', true],
    ['..<', 'up to a day that is taken later', true],
    ['>.<', 'between two events', true],
    ['><', 'from a freed day to one taken later', true],
    ['x', 'a changeover day alone', true],
    ['#', 'a taken day', false],
    ['>', 'a freed day alone: the morning is taken', false],
    ['<', 'a taken evening alone', false],
    ['<..', 'from a day that is taken later', false],
    ['..>', 'up to a day whose morning is taken', false],
    ['.#.', 'over a taken day', false],
    ['.x.', 'over a changeover day', false],
    ['xx', 'two changeover days with a free night', true],
    ['Xx', 'two changeover days with an event over the night', false],
  ])('%s: %s → %s', (picture, _, expected) => {
    expect(canSelect(row(picture), { from: 0, to: picture.length - 1 })).toBe(expected);
  });

  it('only within the row and forwards', () => {
    expect(canSelect(row('...'), { from: 0, to: 3 })).toBe(false);
    expect(canSelect(row('...'), { from: -1, to: 1 })).toBe(false);
    expect(canSelect(row('...'), { from: 2, to: 1 })).toBe(false);
  });
});

describe('a drag selects the longest run allowed', () => {
  it.each([
    ['to the target', '......', 1, 4, { from: 1, to: 4 }],
    ['up to an occupied day', '...#..', 0, 5, { from: 0, to: 2 }],
    ['with a day occupied only in the evening', '...<#>', 0, 5, { from: 0, to: 3 }],
    ['without a day occupied in the morning', '...>..', 0, 5, { from: 0, to: 2 }],
    ['backwards', '......', 4, 1, { from: 1, to: 4 }],
    ['backwards to the day that is freed', '#>...', 4, 0, { from: 1, to: 4 }],
    ['backwards not from a day occupied in the morning', '..>', 2, 0, null],
    ['backwards from a day occupied later', '..<', 2, 0, { from: 0, to: 2 }],
    ['nothing from an occupied day', '.#.', 1, 2, null],
    ['one day on a click', '...', 1, 1, { from: 1, to: 1 }],
    ['no further than the row', '...', 1, 9, { from: 1, to: 2 }],
    ['nothing outside of the row', '...', 7, 9, null],
    ['from a freed day to the next', '>.', 0, 1, { from: 0, to: 1 }],
  ])('%s', (_, picture, anchor, target, expected) => {
    expect(longestSelection(row(picture), anchor, target)).toEqual(expected);
  });

  it('of all allowed runs, for any row', () => {
    const anyRow = fc
      .array(fc.constantFrom('.', '.', '.', '#', '>', '<', 'x', 'X'), {
        minLength: 1,
        maxLength: 12,
      })
      .map((signs) => row(signs.join('')));
    fc.assert(
      fc.property(anyRow, fc.nat(11), fc.nat(11), (days, anchor, target) => {
        const runs = days
          .map((_, day) => ({ from: Math.min(anchor, day), to: Math.max(anchor, day), day }))
          .filter(({ day }) =>
            target < anchor ? day >= target && day <= anchor : day >= anchor && day <= target,
          )
          .filter((range) => canSelect(days, range))
          .sort((a, b) => b.to - b.from - (a.to - a.from));
        const longest = runs[0] ? { from: runs[0].from, to: runs[0].to } : null;
        expect(longestSelection(days, anchor, target)).toEqual(longest);
      }),
      { numRuns: 2000 },
    );
  });
});
