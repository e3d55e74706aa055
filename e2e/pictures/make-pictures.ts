import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import type { Browser, Cookie, Page } from 'playwright-core';
import sharp from 'sharp';
import { pictureFile, readHelp, type Way } from '../../tools/build/help/read-pages.ts';
import { inRoot } from '../../tools/root.ts';
import { ZONE } from '../support/board/board-facts.ts';
import { launchBrowser } from '../support/browser.ts';
import { DEVICES, type Device } from '../support/devices.ts';
import { PICTURED_AT, PICTURED_CARS } from '../support/help/pictured-company.ts';
import { walk } from '../support/help/walk.ts';
import { sessionOf } from '../support/sign-in.ts';
import { startProduct } from '../support/start-product.ts';
import { stopDate } from '../support/stopped-date.ts';
import { README_PICTURES } from './readme-pictures.ts';

/** A page that has been the same for so long shows all its parts. ms. */
const STILL_MS = 2500;
/** How long it may take. ms. */
const PATIENCE_MS = 30_000;
const STOP_CLOCK = new URL('../support/stop-own-clock.ts', import.meta.url).href;

interface Picture {
  readonly file: string;
  readonly device: Device;
  readonly way: Way;
}

/** Of a help page: where the first of its ways ends that `opens:` names, else its screen. */
function wanted(): readonly Picture[] {
  const ofReadme = README_PICTURES.map(({ name, ...rest }) => ({
    ...rest,
    file: inRoot('docs/images', `${name}.png`),
  }));
  const ofHelp = readHelp().flatMap(({ picture, ways }): Picture[] => {
    const way = ways[1] ?? ways[0];
    return picture === null || !way ? [] : [{ file: pictureFile(picture), device: 'desktop', way }];
  });
  return [...ofReadme, ...ofHelp];
}

async function openPage(browser: Browser, url: string, cookies: Cookie[], device: Device) {
  const { viewport, ...others } = DEVICES[device];
  const context = await browser.newContext({
    ...others,
    baseURL: url,
    viewport: device === 'desktop' ? { width: 1280, height: 800 } : viewport,
    deviceScaleFactor: 1,
    locale: 'ru-RU',
    timezoneId: ZONE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  await context.addInitScript(stopDate, PICTURED_AT);
  return context.newPage();
}

/** The line about incomplete bookings covers a part of the board; it comes two seconds after it. */
async function hideNotice(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return;
  const hide = page.getByRole('button', { name: INCOMPLETE_TEXTS.hide, exact: true });
  if ((await hide.count()) > 0) await hide.click();
}

/** Parts of a page are fetched after it: a picture is of a page that does not change any more. */
async function stillPicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  const deadline = performance.now() + PATIENCE_MS;
  const shoot = () => page.screenshot({ animations: 'disabled' });
  for (let last = await shoot(); performance.now() < deadline; ) {
    await page.waitForTimeout(STILL_MS);
    await hideNotice(page);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** A palette is enough for a screen and takes a third of the bytes. */
async function write(picture: Buffer, file: string): Promise<number> {
  const small = await sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, small);
  return small.length;
}

/** Makes the pictures whose file has these words; `report` gets each with its bytes. Returns those that could not be made, with the reason. */
export async function makePictures(
  words: string,
  report: (file: string, bytes: number) => void,
): Promise<readonly string[]> {
  const failed: string[] = [];
  const product = await startProduct({
    cars: PICTURED_CARS,
    nodeArgs: ['--import', STOP_CLOCK],
    env: { CLOCK_STANDS_AT: String(PICTURED_AT) },
  });
  const browser = await launchBrowser();
  try {
    const cookies = await sessionOf(product.url, 'admin');
    for (const { file, device, way } of wanted()) {
      if (!file.includes(words)) continue;
      const page = await openPage(browser, product.url, cookies, device);
      try {
        await walk(page, way, { now: new Date(PICTURED_AT) });
        report(file, await write(await stillPicture(page), file));
      } catch (error) {
        failed.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return failed;
}
