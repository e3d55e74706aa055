import type { Page } from 'playwright-core';

/** Counts pressed controls from now on, until the page is loaded again. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.taps = String(Number(dataset.taps) + 1);
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-taps'));
}
