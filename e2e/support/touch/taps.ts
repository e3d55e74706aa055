import type { Page } from 'playwright-core';

/** Counts pressed controls until the page is loaded again or the count is restarted. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const isCounting = dataset.taps !== undefined;
    dataset.taps = '0';
    if (isCounting) return;
    const count = () => {
      dataset.taps = String(Number(dataset.taps) + 1);
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-taps'));
}
