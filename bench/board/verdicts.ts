import { MOTIONS, type Motion, median, medianRatio, type Round } from '../ratios.ts';

/** Measurements of one board besides its steps. Null: not measurable. */
export interface Figures {
  /** From loaded data to the displayed frame with events, ms. */
  paintMs: number;
  heapMb: number;
  /** Elements in the document. */
  nodes: number;
  /** Frames drawn in an idle second. */
  idleFrames: number;
  latencyMs: number | null;
  longestFrameMs: number | null;
  longestTaskMs: number;
}

/** A board of a setting: its figures, or the reason for none ('over 60 s to the first paint'). */
export type Outcome = { figures: Figures } | { failed: string };

/** Everything measured at one size on one screen. */
export interface Result {
  device: string;
  cars: number;
  rounds: readonly Round[];
  outcomes: Readonly<Record<string, Outcome>>;
}

/** Names of the pages that are compared. */
export interface PageNames {
  empty: string;
  bare: string;
  bars: string;
  ours: string;
  /** Our board with the smallest fleet, measured in the rounds of the greatest. */
  small: string;
  peers: readonly string[];
}

export interface Verdict {
  aim: string;
  /** The worst figure and its setting. */
  found: string;
  /** Null: not measured. */
  met: boolean | null;
}

/** The aims of the board. Ratios; times in ms. */
const AIMS = { bare: 1.15, bars: 1.5, growth: 1.1, latencyMs: 16.7, frameMs: 25, idle: 0 };

interface Found {
  value: number;
  where: string;
}

const settingLabel = ({ device, cars }: Result, what = '') =>
  `${device}, ${cars} cars${what && `, ${what}`}`;

function greatest(found: readonly Found[]): Found | null {
  return found.reduce<Found | null>((a, b) => (a !== null && a.value >= b.value ? a : b), null);
}

function atMost(aim: string, limit: number, found: readonly Found[], unit: string): Verdict {
  const worst = greatest(found);
  if (worst === null) return { aim, found: 'not measured', met: null };
  const digits = unit === '' ? 0 : unit === '×' ? 2 : 1;
  const met = Number(worst.value.toFixed(digits)) <= limit;
  return { aim, found: `${worst.value.toFixed(digits)}${unit} (${worst.where})`, met };
}

function ratios(results: readonly Result[], pages: PageNames, yardstick: string): Found[] {
  return results.flatMap((result) =>
    MOTIONS.flatMap((motion) => {
      const compared = { page: pages.ours, yardstick, empty: pages.empty };
      const value = medianRatio(result.rounds, compared, motion);
      return value === null ? [] : [{ value, where: settingLabel(result, motion) }];
    }),
  );
}

function figures(result: Result, name: string): Figures | null {
  const outcome = result.outcomes[name];
  return outcome !== undefined && 'figures' in outcome ? outcome.figures : null;
}

function ownFigure(
  results: readonly Result[],
  pages: PageNames,
  read: (figures: Figures) => number | null,
): Found[] {
  return results.flatMap((result) => {
    const own = figures(result, pages.ours);
    const value = own && read(own);
    if (value === null) return [];
    const yardstick = figures(result, pages.bare);
    const beside = yardstick && read(yardstick);
    const comparison = beside === null ? '' : `; ${pages.bare}: ${beside.toFixed(1)}`;
    return [{ value, where: `${settingLabel(result)}${comparison}` }];
  });
}

function motionLead(result: Result, pages: PageNames, peer: string, motion: Motion): Found[] {
  const compared = { page: pages.ours, yardstick: peer, empty: pages.empty };
  const value = medianRatio(result.rounds, compared, motion);
  return value === null ? [] : [{ value, where: settingLabel(result, motion) }];
}

function paintLead(result: Result, pages: PageNames, peer: string): Found[] {
  const [own, theirs] = [figures(result, pages.ours), figures(result, peer)];
  if (own === null || theirs === null) return [];
  return [{ value: own.paintMs / theirs.paintMs, where: settingLabel(result, 'first paint') }];
}

/** Our cost as a share of the nearest peer's; a peer that failed everywhere counts as slower. */
function ahead(results: readonly Result[], pages: PageNames, peer: string): Verdict {
  const found = results.flatMap((result) => [
    ...MOTIONS.flatMap((motion) => motionLead(result, pages, peer, motion)),
    ...paintLead(result, pages, peer),
  ]);
  const worst = greatest(found);
  const aim = `ahead of ${peer} in pan, zoom and paint`;
  if (worst === null) return { aim, found: 'it could not be measured at any size', met: true };
  return {
    aim,
    found: `at most ${worst.value.toFixed(2)} of it (${worst.where})`,
    met: worst.value < 1,
  };
}

/** Every aim and whether these results meet it. */
export function verdicts(results: readonly Result[], pages: PageNames): Verdict[] {
  const tried = pages.peers.filter((peer) => results.some((result) => peer in result.outcomes));
  return [
    atMost(
      `at most ${AIMS.bare}× the bare canvas`,
      AIMS.bare,
      ratios(results, pages, pages.bare),
      '×',
    ),
    atMost(
      `at most ${AIMS.bars}× the plain bars`,
      AIMS.bars,
      ratios(results, pages, pages.bars),
      '×',
    ),
    atMost(
      `the greatest fleet at most ${AIMS.growth}× the smallest`,
      AIMS.growth,
      ratios(results, pages, pages.small),
      '×',
    ),
    ...tried.map((peer) => ahead(results, pages, peer)),
    atMost(
      `input to pixel within one frame, ${AIMS.latencyMs} ms`,
      AIMS.latencyMs,
      ownFigure(results, pages, (own) => own.latencyMs),
      ' ms',
    ),
    atMost(
      `no frame over ${AIMS.frameMs} ms in a gesture`,
      AIMS.frameMs,
      ownFigure(results, pages, (own) => own.longestFrameMs),
      ' ms',
    ),
    atMost(
      'nothing drawn when idle',
      AIMS.idle,
      ownFigure(results, pages, (own) => own.idleFrames),
      '',
    ),
  ];
}

/** The median of the known values; null without any. */
export function medianOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : median(known);
}
