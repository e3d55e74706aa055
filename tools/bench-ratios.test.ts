import { describe, expect, it } from 'vitest';
import { median, medianRatio, net, type Round } from './bench-ratios';

const cost = (horizontalMs: number, verticalMs = horizontalMs) => ({ horizontalMs, verticalMs });

describe('the figure of a board', () => {
  it('is the middle of the rounds, so that one bad round does not count', () => {
    expect(median([1, 99, 2])).toBe(2);
    expect(median([3, 1])).toBe(1);
    expect(() => median([])).toThrow('no median');
  });

  it('is net of what an empty page costs', () => {
    expect(net(cost(5, 4), cost(1, 2))).toEqual(cost(4, 2));
    expect(net(cost(1), cost(2))).toEqual(cost(0));
  });

  it('is a ratio to the bare canvas of the same round', () => {
    const rounds: Round[] = [
      { empty: cost(1), bare: cost(3), page: cost(5) },
      { empty: cost(1), bare: cost(5), page: cost(9) },
      { empty: cost(1), bare: cost(2), page: cost(21) },
    ];
    expect(medianRatio(rounds, 'horizontalMs')).toBe(2);
  });

  it('is told for each axis by itself', () => {
    const rounds: Round[] = [{ empty: cost(0), bare: cost(2, 4), page: cost(4, 12) }];
    expect(medianRatio(rounds, 'horizontalMs')).toBe(2);
    expect(medianRatio(rounds, 'verticalMs')).toBe(3);
  });
});
