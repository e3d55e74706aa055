import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { DEVICES } from '../../../e2e/support/devices.ts';
import { buildIfNeeded } from '../../../tools/build/build.ts';
import { inRoot, TaskError } from '../../../tools/root.ts';
import { signIn } from '../../sign-in.ts';
import { startServer } from '../../start-server.ts';
import { BARE } from '../boards.ts';
import { serveFolder } from '../serve-folder.ts';
import { type LivePage, tracedRound } from './gestures-for-a-while.ts';
import { framesLine, HEAD, longestTasks } from './live-table.ts';
import type { FrameWork } from './main-thread-frames.ts';

/** Time limit of the first block of thousands of cars on a busy machine. */
const SHOWN_WITHIN_MS = 180_000;

type LiveDevice = 'desktop' | 'tablet';

interface LiveOptions {
  readonly cars: number;
  readonly rounds: number;
  readonly perSecond: number;
  readonly devices: LiveDevice[];
  /** The folder of the built server and client. */
  readonly built: string;
}

function optionsOf(args: string[]): LiveOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { cars: text, rounds: text, changes: text, devices: text, build: text },
  });
  const whole = (value: string, name: string) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= 0) return number;
    throw new TaskError(`--${name} takes a whole number, not "${value}".`);
  };
  const devices = (values.devices ?? 'desktop,tablet').split(',');
  const isLive = (name: string): name is LiveDevice => name === 'desktop' || name === 'tablet';
  return {
    cars: whole(values.cars ?? '5000', 'cars'),
    rounds: whole(values.rounds ?? '6', 'rounds'),
    perSecond: whole(values.changes ?? '20', 'changes'),
    devices: devices.filter(isLive),
    built: values.build === undefined ? inRoot('dist') : resolve(values.build),
  };
}

async function signInContext(context: BrowserContext, url: string): Promise<void> {
  const data = { login: 'admin', password: 'demo-admin', remember: true };
  const timeout = SHOWN_WITHIN_MS;
  const answer = await context.request.post(`${url}/api/auth/login`, { data, timeout });
  if (!answer.ok()) throw new TaskError(`The product did not let us in: ${answer.status()}.`);
}

async function openLive(
  browser: Browser,
  address: string,
  device: LiveDevice,
  isOurs: boolean,
): Promise<LivePage> {
  const context = await browser.newContext({
    ...DEVICES[device],
    timezoneId: 'Europe/Moscow',
    locale: 'ru-RU',
  });
  if (isOurs) await signInContext(context, address);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(address);
  const shown = isOurs ? '[data-board-grid] [data-event]' : 'body[data-ready]';
  await page.waitForSelector(shown, { state: 'attached', timeout: SHOWN_WITHIN_MS });
  const cdp = await context.newCDPSession(page);
  return { browser, page, cdp, touch: device === 'tablet' };
}

/** Changes bookings in another process until the job is done. */
async function whileChanging<T>(
  server: { url: string; cookie: string; perSecond: number },
  job: () => Promise<T>,
): Promise<T> {
  const script = inRoot('bench/board/live/change-bookings.ts');
  const args = [script, server.url, server.cookie, String(server.perSecond)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  try {
    return await job();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Measures both pages in turn, with the same gestures. */
async function measure(
  ours: LivePage,
  bare: LivePage,
  rounds: number,
): Promise<{ ours: FrameWork[]; bare: FrameWork[] }> {
  const frames = { ours: [] as FrameWork[], bare: [] as FrameWork[] };
  for (let round = 0; round < rounds; round += 1) {
    const sign = round % 4 < 2 ? 1 : -1;
    frames.ours.push(...(await tracedRound(ours, sign)));
    if (round % 2 === 0) frames.bare.push(...(await tracedRound(bare, sign)));
  }
  return frames;
}

/**
 * npm run bench -- live: processor time of the main thread per frame: the product's board of 5,000
 * cars while bookings change and blocks of days load, compared with a bare canvas of the same
 * painters. `--rounds=6` of about 12 s, `--changes=20` a second, `--cars=5000`,
 * `--devices=desktop,tablet`, `--build=DIR` another build.
 */
export async function run(args: string[]): Promise<number> {
  const { cars, rounds, perSecond, devices, built } = optionsOf(args);
  await buildIfNeeded();
  await build({
    configFile: inRoot('bench/board/vite.config.ts'),
    logLevel: 'error',
    build: { rolldownOptions: { input: [inRoot(`bench/board/${BARE.page}.html`)] } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
  const bareServer = await serveFolder(inRoot('dist/bench'));
  const server = await startServer([join(built, 'server/demo.js')], {
    PORT: '0',
    DEMO_CARS: String(cars),
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    SESSION_REQUESTS: '0',
    STRANGER_REQUESTS: '0',
  });
  const browser = await launchBrowser();
  try {
    const cookie = await signIn(server.url);
    const bareAddress = `${bareServer.url}/${BARE.page}.html?cars=${cars}`;
    console.log(`${cars} cars, ${perSecond} changes a second; ms of processor time a frame.`);
    for (const device of devices) {
      const ours = await openLive(browser, server.url, device, true);
      const bare = await openLive(browser, bareAddress, device, false);
      const frames = await whileChanging({ url: server.url, cookie, perSecond }, () =>
        measure(ours, bare, rounds),
      );
      console.log(`\n${device}\n${HEAD}`);
      console.log(framesLine('bare canvas', frames.bare));
      console.log(framesLine('our board', frames.ours));
      console.log(longestTasks(frames.ours).join('\n'));
      for (const { page } of [ours, bare]) await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
    bareServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
