import { describe, expect, it } from 'vitest';
import { verdictTable } from './table';
import { type Figures, type PageNames, type Result, type Verdict, verdicts } from './verdicts';

const CAST: PageNames = {
  empty: 'empty',
  bare: 'bare',
  bars: 'bars',
  ours: 'ours',
  small: 'small',
  peers: ['peer'],
};

const GOOD: Figures = {
  paintMs: 50,
  heapMb: 5,
  nodes: 20,
  idleFrames: 0,
  latencyMs: 8,
  longestFrameMs: 18,
  longestTaskMs: 3,
};

/** A setting where ours meets every aim; `change` alters it. */
function result(change: Partial<Result> = {}): Result {
  const steps = (ms: number) => ({ horizontal: ms, vertical: ms, zoom: ms });
  return {
    device: 'desktop',
    cars: 5000,
    rounds: [
      {
        empty: steps(1),
        bare: steps(3),
        bars: steps(2.5),
        ours: steps(3.1),
        small: steps(3),
        peer: steps(5),
      },
    ],
    outcomes: {
      bare: { figures: GOOD },
      ours: { figures: GOOD },
      peer: { figures: { ...GOOD, paintMs: 90 } },
    },
    ...change,
  };
}

function missed(results: Result[]): string[] {
  return verdicts(results, CAST)
    .filter(({ met }) => met === false)
    .map(({ aim }) => aim);
}

const spoiled = (figures: Partial<Figures>) =>
  result({ outcomes: { ...result().outcomes, ours: { figures: { ...GOOD, ...figures } } } });

function costing(name: string, ms: number): Result {
  const [round] = result().rounds;
  return result({ rounds: [{ ...round, [name]: { horizontal: ms, vertical: ms } }] });
}

describe('the verdict', () => {
  it('is met everywhere by a board that meets the aims', () => {
    expect(missed([result()])).toEqual([]);
  });

  it.each([
    ['costs more than the bare canvas', costing('bare', 2.5), 'at most 1.15× the bare canvas'],
    ['costs more than the plain bars', costing('bars', 2), 'at most 1.5× the plain bars'],
    ['costs more with a greater fleet', costing('small', 2.8), 'the greatest fleet'],
    ['is behind a peer', costing('peer', 3), 'ahead of peer'],
    ['paints after a peer', spoiled({ paintMs: 91 }), 'ahead of peer'],
    ['shows an input a frame late', spoiled({ latencyMs: 17 }), 'input to pixel'],
    ['drops a frame', spoiled({ longestFrameMs: 33 }), 'no frame over 25 ms'],
    ['draws when idle', spoiled({ idleFrames: 1 }), 'nothing drawn when idle'],
  ])('is missed by a board that %s', (_what, bad, aim) => {
    expect(missed([result(), bad])).toEqual([expect.stringContaining(aim)]);
  });

  it('names the worst figure and where it was found', () => {
    const [bare] = verdicts([result(), { ...costing('ours', 4), device: 'tablet' }], CAST);
    expect(bare?.found).toBe('1.50× (tablet, 5000 cars, horizontal)');
  });

  it('counts a peer that failed at every size as slower, and omits an absent one', () => {
    const failed = result({
      rounds: result().rounds.map(({ peer: _peer, ...others }) => others),
      outcomes: { ...result().outcomes, peer: { failed: 'over 60 s to the first paint' } },
    });
    const { peer: _peer, ...others } = result().outcomes;
    const ofPeer = (list: Verdict[]) => list.filter(({ aim }) => aim.includes('peer'));
    expect(ofPeer(verdicts([failed], CAST))[0]?.met).toBe(true);
    expect(ofPeer(verdicts([result({ outcomes: others })], CAST))).toEqual([]);
  });

  it('is neither met nor missed without a measurement', () => {
    const one = result({ rounds: [] });
    const [bare] = verdicts([one], CAST);
    expect(bare?.met).toBeNull();
    expect(verdictTable([bare as Verdict])).toContain('| — ');
  });
});
