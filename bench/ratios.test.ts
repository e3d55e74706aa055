import { describe, expect, it } from 'vitest';
import { median, medianNet, medianRatio, net, type Round } from './ratios';

const cost = (horizontal: number, vertical = horizontal) => ({ horizontal, vertical });
const PAGES = { page: 'board', yardstick: 'bare', empty: 'empty' };

describe('the figure of a board', () => {
  it('is the median of the rounds, so that one outlier does not count', () => {
    expect(median([1, 99, 2])).toBe(2);
    expect(median([3, 1])).toBe(1);
    expect(() => median([])).toThrow('no median');
  });

  it('excludes the cost of an empty page', () => {
    const round: Round = { board: cost(5, 4), empty: cost(1, 9) };
    expect(net(round, 'board', 'empty', 'horizontal')).toBe(4);
    expect(net(round, 'board', 'empty', 'vertical')).toBe(0);
  });

  it('is a ratio to the bare canvas of the same round', () => {
    const rounds: Round[] = [
      { empty: cost(1), bare: cost(3), board: cost(5) },
      { empty: cost(1), bare: cost(5), board: cost(9) },
      { empty: cost(1), bare: cost(2), board: cost(21) },
    ];
    expect(medianRatio(rounds, PAGES, 'horizontal')).toBe(2);
    expect(medianNet(rounds, 'bare', 'empty', 'horizontal')).toBe(2);
  });

  it('is given for each motion separately', () => {
    const rounds: Round[] = [{ empty: cost(0), bare: cost(2, 4), board: cost(4, 12) }];
    expect(medianRatio(rounds, PAGES, 'horizontal')).toBe(2);
    expect(medianRatio(rounds, PAGES, 'vertical')).toBe(3);
  });

  it('is missing where the board lacks the motion, or failed before a round', () => {
    const rounds: Round[] = [{ empty: cost(0), bare: cost(2), board: cost(4) }, { empty: cost(0) }];
    expect(medianRatio(rounds, PAGES, 'zoom')).toBeNull();
    expect(medianNet(rounds, 'board', 'empty', 'zoom')).toBeNull();
    expect(medianRatio(rounds, PAGES, 'horizontal')).toBe(2);
  });
});
