import { table } from '../board/table.ts';
import type { PageFigures } from './measure-build.ts';
import type { BenchBuild } from './options.ts';
import type { BenchPage } from './pages.ts';

export interface MeasuredBuild {
  readonly build: BenchBuild;
  readonly figures: ReadonlyMap<string, PageFigures>;
}

type Column = readonly [title: string, read: (figures: PageFigures) => string];

const whole = (value: number) => value.toFixed(0);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const both = (read: (of: 'mobile' | 'desktop') => string) =>
  `${read('mobile')} / ${read('desktop')}`;

/** Lighthouse score: mobile / desktop. */
const SCORES: readonly Column[] = [
  ['score', ({ scores }) => both((of) => whole(scores[of].score))],
  ['first paint, s', ({ scores }) => both((of) => seconds(scores[of].firstPaintMs))],
  ['largest paint, s', ({ scores }) => both((of) => seconds(scores[of].largestPaintMs))],
  ['blocked, s', ({ scores }) => both((of) => seconds(scores[of].blockedMs))],
  ['shift', ({ scores }) => both((of) => scores[of].shift.toFixed(3))],
];

/** Requests and script until the page's own data are shown, and until the last request. */
const WEIGHTS: readonly Column[] = [
  ['requests', ({ load }) => `${whole(load.requests)} → ${whole(load.allRequests)}`],
  ['scripts', ({ load }) => `${whole(load.scripts)} → ${whole(load.allScripts)}`],
  ['script, KB', ({ load }) => `${whole(load.scriptKb)} → ${whole(load.allScriptKb)}`],
  ['CPU, s', ({ load }) => load.cpuSeconds.toFixed(2)],
  ['longest task, ms', ({ load }) => whole(load.longestTaskMs)],
  ['slow: first paint, s', ({ slow }) => seconds(slow.firstPaintMs)],
  ['slow: data, s', ({ slow }) => seconds(slow.readyMs)],
];

function tableOf(
  columns: readonly Column[],
  builds: readonly MeasuredBuild[],
  pages: readonly BenchPage[],
): string {
  const rows = pages.flatMap(({ name }) =>
    builds.flatMap(({ build, figures }) => {
      const found = figures.get(name);
      return found ? [[name, build.name, ...columns.map(([, read]) => read(found))]] : [];
    }),
  );
  return table(['page', 'build', ...columns.map(([title]) => title)], rows);
}

/** The figures of all builds, page by page. */
export function webTables(builds: readonly MeasuredBuild[], pages: readonly BenchPage[]): string {
  return `${tableOf(SCORES, builds, pages)}\n\n${tableOf(WEIGHTS, builds, pages)}`;
}
