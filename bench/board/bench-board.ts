import { build } from 'vite';
import { findBrowser, launchBrowser } from '../../e2e/support/browser.ts';
import { DEVICES, type Device } from '../../e2e/support/devices.ts';
import { demandFile, inRoot, TaskError } from '../../tools/root.ts';
import { installPackages } from '../install-packages.ts';
import { BARE, BARS, type Board, EMPTY, OURS, OWN_BOARDS, PEERS } from './boards.ts';
import { type Comparison, compareBoards } from './compare-boards.ts';
import { type BenchOptions, benchOptions } from './options.ts';
import { serveFolder } from './serve-folder.ts';
import { bareCosts, resultTable, verdictTable } from './table.ts';
import { type PageNames, verdicts } from './verdicts.ts';

/** Tolerance of 255 levels of a colour: patterns at fractions of a pixel round differently. */
const SAME_WITHIN = 8;

const LEGEND = `Motions: sideways / up and down / zoom, 40 px a step, by wheel on the desktop and by fingers on the tablet.
× = main-thread CPU of a step, net of an empty page and of devtools, beside the same round's yardstick.
all CPU: the same over all processes of the browser, both pans.
paint: from data to events on the screen; latency: from input in the page to pixels; frame: the longest
between two in a quick pan; task: the longest single one, CPU; idle: frames drawn in an idle second.
`;

function isDevice(name: string): name is Device {
  return name in DEVICES;
}

async function chosenPeers({ boards }: BenchOptions): Promise<readonly Board[]> {
  const wanted = PEERS.filter(
    ({ name }) => boards === null || boards.some((part) => name.toLowerCase().includes(part)),
  );
  if (wanted.length === 0 || (await installPackages())) return wanted;
  console.log('The boards of others could not be installed: ours is measured without them.\n');
  return [];
}

/** The largest fleet is measured with the smallest in the same rounds: the cost of growth. */
function boardsAt(cars: number, sizes: readonly number[], peers: readonly Board[]): Board[] {
  const [smallest, greatest] = [sizes[0], sizes.at(-1)];
  const small = smallest !== undefined && cars === greatest && smallest < cars;
  return [
    ...OWN_BOARDS,
    ...(small ? [{ ...OURS, name: smallName(smallest), cars: smallest }] : []),
    ...peers,
  ];
}

const smallName = (cars: number) => `our board, ${cars} cars`;

/** A board that failed at a size is not tried at greater ones, nor on the slower screen. */
function stillIn(peer: Board, cars: number, done: readonly Comparison[]): boolean {
  return !done.some((result) => {
    const outcome = result.outcomes[peer.name];
    return outcome !== undefined && 'failed' in outcome && result.cars <= cars;
  });
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

function print(result: Comparison, pages: PageNames): void {
  showProgress('');
  const { viewport, deviceScaleFactor } = DEVICES[result.device as Device];
  const screen = `${viewport.width}×${viewport.height}@${deviceScaleFactor}`;
  const levels = result.pictureDifference;
  const same = levels <= SAME_WITHIN ? 'the same picture' : `pictures differ by ${levels} levels`;
  console.log(`\n${result.device} ${screen}, ${result.cars} cars`);
  console.log(`Bare canvas ${bareCosts(result, pages)} ms a step; ours draws ${same}.\n`);
  console.log(resultTable(result, pages));
}

/** npm run bench -- board: our board compared with two bare canvas pages and other boards. */
export async function run(args: string[]): Promise<number> {
  demandFile('frontend/features/board/render/BoardStage.tsx', 'there is no board to measure');
  const options = benchOptions(args);
  const devices = options.devices.filter(isDevice);
  if (devices.length < options.devices.length) {
    throw new TaskError(`--devices takes ${Object.keys(DEVICES).join(', ')}.`);
  }
  const peers = await chosenPeers(options);
  const pages: PageNames = {
    empty: EMPTY.name,
    bare: BARE.name,
    bars: BARS.name,
    ours: OURS.name,
    small: smallName(options.sizes[0] ?? 0),
    peers: peers.map(({ name }) => name),
  };
  await build({
    configFile: inRoot('bench/board/vite.config.ts'),
    logLevel: 'error',
    build: {
      rolldownOptions: {
        input: [...OWN_BOARDS, ...peers].map(({ page }) => inRoot(`bench/board/${page}.html`)),
      },
    },
  });
  const server = await serveFolder(inRoot('dist/bench'));
  const browser = await launchBrowser();
  const { origin } = await findBrowser();
  console.log(`Chromium ${browser.version()} (${origin}), median of ${options.rounds} rounds.`);
  console.log(LEGEND);
  const done: Comparison[] = [];
  try {
    for (const device of devices) {
      for (const cars of options.sizes) {
        const boards = boardsAt(
          cars,
          options.sizes,
          peers.filter((peer) => stillIn(peer, cars, done)),
        );
        const setting = { device, cars };
        done.push(
          await compareBoards(browser, server.url, setting, boards, options.rounds, showProgress),
        );
        print(done.at(-1) as Comparison, pages);
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(`\n${verdictTable(verdicts(done, pages))}`);
  return 0;
}
