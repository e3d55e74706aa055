import { MOTIONS, type Motion, medianNet, medianRatio } from '../ratios.ts';
import type { Figures, PageNames, Result, Verdict } from './verdicts.ts';

const NONE = '—';
const HEAD = [
  'board',
  '× bare canvas',
  '× plain bars',
  '× bare, all CPU',
  'paint, ms',
  'latency, ms',
  'frame, ms',
  'task, ms',
  'idle',
  'heap, MB',
  'nodes',
];

/** A Markdown table with padded columns, readable in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function number(value: number | null, digits: number): string {
  return value === null || !Number.isFinite(value) ? NONE : value.toFixed(digits);
}

/** A ratio with two decimals, or none where two would exceed its precision. */
function times(value: number | null): string {
  return number(value, value !== null && value >= 10 ? 0 : 2);
}

function overMotions(read: (motion: Motion) => string): string {
  return MOTIONS.map(read).join(' / ');
}

function ratiosOf(result: Result, pages: PageNames, page: string, yardstick: string): string {
  if (page === yardstick) return '1';
  const compared = { page, yardstick, empty: pages.empty };
  return overMotions((motion) => times(medianRatio(result.rounds, compared, motion)));
}

function figureCells({ paintMs, latencyMs, longestFrameMs, ...rest }: Figures): string[] {
  return [
    number(paintMs, 0),
    number(latencyMs, 1),
    number(longestFrameMs, 1),
    number(rest.longestTaskMs, 1),
    String(rest.idleFrames),
    number(rest.heapMb, 1),
    String(rest.nodes),
  ];
}

function rowOf(result: Result, pages: PageNames, name: string): string[] {
  const outcome = result.outcomes[name];
  if (outcome === undefined) return [name];
  if ('failed' in outcome) return [name, outcome.failed];
  return [
    name,
    ratiosOf(result, pages, name, pages.bare),
    ratiosOf(result, pages, name, pages.bars),
    name === pages.bare
      ? '1'
      : times(
          medianRatio(
            result.rounds,
            { page: name, yardstick: pages.bare, empty: pages.empty },
            'everything',
          ),
        ),
    ...figureCells(outcome.figures),
  ];
}

/** The table of one setting: every board but the empty page. */
export function resultTable(result: Result, pages: PageNames): string {
  const names = Object.keys(result.outcomes).filter((name) => name !== pages.empty);
  return table(
    HEAD,
    names.map((name) => rowOf(result, pages, name)),
  );
}

/** The cost of the bare canvas, ms: '1.52 / 1.49 / 2.10'. */
export function bareCosts(result: Result, pages: PageNames): string {
  return overMotions((motion) =>
    number(medianNet(result.rounds, pages.bare, pages.empty, motion), 2),
  );
}

/** The aims, each met or missed. */
export function verdictTable(list: readonly Verdict[]): string {
  return table(
    ['', 'aim', 'worst found'],
    list.map(({ met, aim, found }) => [met === null ? NONE : met ? 'met' : 'MISSED', aim, found]),
  );
}
