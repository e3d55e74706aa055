import type { Page } from 'playwright-core';

const ROWS = 8;
const COLUMNS = 6;
const WAIT_MS = 120;

/**
 * Clicks at points of the rows until one hits an event (`data-hit` of the body). Throws when none
 * does: a static picture of a board would be fast.
 */
export async function demandClickResponse(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (let place = 0; place < ROWS * COLUMNS; place += 1) {
    const x = size.width * (0.3 + 0.65 * ((place % COLUMNS) / COLUMNS));
    const y = size.height * (0.2 + 0.7 * (Math.floor(place / COLUMNS) / ROWS));
    await page.mouse.click(x, y);
    const hit = page.waitForSelector('body[data-hit]', { timeout: WAIT_MS });
    if (await hit.then(Boolean, () => false)) return;
  }
  throw new Error(`${name}: no click found an event.`);
}
