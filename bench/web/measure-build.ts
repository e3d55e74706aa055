import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { DEVICES } from '../../e2e/support/devices.ts';
import { median } from '../ratios.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { lighthouseScore, type Profile, type Score } from './lighthouse-score.ts';
import { loadPage, type PageLoad, type Throttling } from './load-page.ts';
import type { BenchBuild } from './options.ts';
import type { BenchPage } from './pages.ts';

const CARS = 100;

/** An old tablet on a slow mobile network. */
export const SLOW: Throttling = { kbitPerSecond: 400, roundTripMs: 150, slowdown: 4 };

const PROFILES: readonly Profile[] = ['mobile', 'desktop'];

/** Results of one page of one build; medians of the rounds. */
export interface PageFigures {
  readonly load: PageLoad;
  readonly slow: PageLoad;
  readonly scores: Readonly<Record<Profile, Score>>;
}

interface Browsers {
  readonly browser: Browser;
  /** Port of the browser's devtools, for Lighthouse. */
  readonly port: number;
}

/** The median of each number of the records. */
function medians<Figures extends object>(rounds: readonly Figures[]): Figures {
  const [first] = rounds;
  if (!first) throw new Error('No round was measured.');
  const entries = Object.entries(first).map(([name, value]) => {
    if (typeof value !== 'number') return [name, value];
    return [name, median(rounds.map((one) => Number(one[name as keyof Figures])))];
  });
  // The keys of the first round with the medians of its numbers.
  return Object.fromEntries(entries) as Figures;
}

async function repeated<Figures extends object>(
  rounds: number,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const done: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) done.push(await measure());
  return medians(done);
}

/** Starts the build on a demo fleet and measures its pages sequentially. */
export async function measureBuild(
  build: BenchBuild,
  pages: readonly BenchPage[],
  rounds: number,
  { browser, port }: Browsers,
): Promise<Map<string, PageFigures>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const server = await startServer(['--enable-source-maps', join(build.folder, 'server/demo.js')], {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: 'production',
    DEMO_CARS: String(CARS),
    LOG_LEVEL: 'warn',
  });
  const figures = new Map<string, PageFigures>();
  try {
    const { url } = server;
    const cookie = await signIn(url);
    for (const page of pages) {
      console.error(`${build.name}: ${page.name}…`);
      const common = { url, cookie, page, viewport: DEVICES.tablet.viewport };
      const scores = {} as Record<Profile, Score>;
      for (const profile of PROFILES) {
        scores[profile] = await repeated(rounds, () =>
          lighthouseScore({ url, cookie, page, profile, port }),
        );
      }
      const load = await repeated(rounds, () => loadPage(browser, common));
      const slow = await repeated(rounds, () => loadPage(browser, { ...common, throttling: SLOW }));
      figures.set(page.name, { load, slow, scores });
    }
    return figures;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
