import { BOARD_TEXTS } from '@schema/texts/board/board';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boardAtRest } from '../../support/board/board-pointer';
import { screenTest as baseTest } from '../../support/screen-test';

const screenTest = baseTest.extend('productOptions', { scope: 'file' }, () => ({ cars: 30 }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ink of a drawn text, px of its canvas. */
interface Ink {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Records the texts drawn on canvases other than the board's; replaces the dialog of the browser. */
const recordPrint = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Ink[][] = [];
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function record(text, x, y, ...rest) {
      if (this.canvas.parentElement === document.body) {
        const { a, d, e, f } = this.getTransform();
        const box = this.measureText(text);
        // One canvas draws all sheets, each from its title on.
        if (text.startsWith('Шахматка')) drawn.push([]);
        drawn.at(-1)?.push({
          text,
          left: e + a * (x - box.actualBoundingBoxLeft),
          right: e + a * (x + box.actualBoundingBoxRight),
          top: f + d * (y - box.actualBoundingBoxAscent),
          bottom: f + d * (y + box.actualBoundingBoxDescent),
        });
      }
      fillText.call(this, text, x, y, ...rest);
    };
    window.print = () => document.body.setAttribute('data-printed', '');
  });

/** Pairs of texts that lie over each other on a drawn sheet. */
const overprints = (page: Page) =>
  page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Ink[][] };
    const found: string[] = [];
    let count = 0;
    for (const inks of drawn) {
      count += inks.length;
      for (const [index, one] of inks.entries()) {
        for (const other of inks.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (across > 1 && down > 1) found.push(`${one.text} / ${other.text}`);
        }
      }
    }
    drawn.length = 0;
    return { found, count };
  });

async function openBoard(page: Page, isOverview: boolean): Promise<void> {
  await boardAtRest(page);
  const overview = button(page, BOARD_TEXTS.overview);
  const isPressed = (await overview.getAttribute('aria-pressed')) === 'true';
  if (isPressed !== isOverview) await overview.click();
  await boardAtRest(page);
}

async function print(page: Page): Promise<void> {
  await button(page, PRINT_TEXTS.more).click();
  await button(page, PRINT_TEXTS.print).click();
  await page.locator('body[data-printed]').waitFor();
}

screenTest('the overview of 30 cars is printed on one sheet of A4', async ({ open }) => {
  const page = await open({ as: 'admin', before: recordPrint });
  await openBoard(page, true);
  await print(page);
  const sheet = page.locator('body > div > img[alt^="Шахматка"]');
  expect(await sheet.count()).toBe(1);
  const size = await sheet.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement;
    return { width: naturalWidth, height: naturalHeight };
  });
  // 28 px a row; 12.5 px letters are 6 pt on paper.
  expect(size.width / 2).toBeLessThanOrEqual(1640);
  expect(size.height / size.width).toBeLessThanOrEqual(190 / 281);
  expect(size.height / 2).toBeGreaterThan(30 * 28);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

screenTest.for([{ days: 7 }, { days: 21 }, { days: 92 }])(
  'no text lies over another on paper and in the picture: $days days',
  async ({ days }, { open }) => {
    const page = await open({ as: 'admin', path: `/?days=${days}&group=1`, before: recordPrint });
    for (const isOverview of [false, true]) {
      await openBoard(page, isOverview);
      await print(page);
      const paper = await overprints(page);
      expect(paper.count).toBeGreaterThan(100);
      expect(paper.found).toEqual([]);
      await page.evaluate(() => {
        delete document.body.dataset.printed;
        dispatchEvent(new Event('afterprint'));
      });
      await button(page, PRINT_TEXTS.more).click();
      await Promise.all([page.waitForEvent('download'), button(page, PRINT_TEXTS.save).click()]);
      const picture = await overprints(page);
      expect(picture.count).toBeGreaterThan(100);
      expect(picture.found).toEqual([]);
    }
  },
);
