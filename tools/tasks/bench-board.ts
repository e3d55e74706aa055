import { build } from 'vite';
import {
  type Comparison,
  compareBoards,
  type PageName,
  type Setting,
} from '../../e2e/bench/compare-boards.ts';
import { serveFolder } from '../../e2e/bench/serve-folder.ts';
import { findBrowser, launchBrowser } from '../../e2e/support/browser.ts';
import { type Axis, median, medianRatio, net } from '../bench-ratios.ts';
import { demandFile, inRoot, runTask } from '../root.ts';

const ROUNDS = 3;
/** What the board aims at: half as much again as the bare canvas. */
const AIM = 1.5;
/** Of 255 levels of a colour: patterns at fractions of a pixel round differently. */
const SAME_WITHIN = 8;
const SETTINGS: Setting[] = [
  { device: 'desktop', cars: 100 },
  { device: 'desktop', cars: 1000 },
  { device: 'desktop', cars: 5000 },
  { device: 'tablet', cars: 100 },
];
const AXES: Axis[] = ['horizontalMs', 'verticalMs'];

function bareMs({ rounds }: Comparison, axis: Axis): string {
  return median(rounds.map((round) => net(round.bare, round.empty)[axis])).toFixed(2);
}

function ratio({ rounds }: Comparison, page: PageName, axis: Axis): number {
  return medianRatio(
    rounds.map((round) => ({ empty: round.empty, bare: round.bare, page: round[page] })),
    axis,
  );
}

function pair(comparison: Comparison, page: PageName): string {
  return AXES.map((axis) => ratio(comparison, page, axis).toFixed(2)).join('/');
}

function picture({ pictureDifference: levels }: Comparison): string {
  return levels <= SAME_WITHIN ? 'same' : `${levels} levels`;
}

function row(setting: Setting, comparison: Comparison): string {
  return [
    setting.device.padEnd(9),
    String(setting.cars).padStart(6),
    AXES.map((axis) => bareMs(comparison, axis))
      .join('/')
      .padStart(16),
    pair(comparison, 'board').padStart(14),
    pair(comparison, 'bars').padStart(14),
    picture(comparison).padStart(10),
  ].join('');
}

/** npm run bench:board: what a pan step of our board costs beside a bare canvas. */
await runTask(async () => {
  demandFile('frontend/features/board/render/BoardStage.tsx', 'there is no board to measure');
  await build({ configFile: inRoot('e2e/bench/vite.config.ts'), logLevel: 'error' });
  const server = await serveFolder(inRoot('dist/bench'));
  const browser = await launchBrowser();
  const { origin } = await findBrowser();
  console.log(
    `40-px wheel steps in Chromium ${browser.version()} (${origin}), horizontal/vertical.`,
  );
  console.log(
    'Main-thread CPU net of an empty page; ratios to the bare canvas, median of 3 rounds.',
  );
  console.log(
    'Bare canvas: the same picture by plain canvas 2D. Plain bars: as little as shows a fleet.\n',
  );
  console.log('screen     cars  bare canvas, ms     our board    plain bars   picture');
  let worst = 0;
  try {
    for (const setting of SETTINGS) {
      const comparison = await compareBoards(browser, server.url, setting, ROUNDS);
      for (const axis of AXES) worst = Math.max(worst, ratio(comparison, 'board', axis));
      console.log(row(setting, comparison));
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(`\nWorst ratio ${worst.toFixed(2)}; the aim is ${AIM}.`);
  return 0;
});
