import type { Page } from 'playwright-core';

/**
 * A response without the client: the page of tests that prepare data over REST before the first
 * load.
 */
export const BLANK = '/health/live';

/**
 * Opens an address. Waits for the history entry of the page: a closing dialog still moves the
 * history back, and Chromium cancels a load during that.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await untilSettled(page);
  await page.goto(address);
}

async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isDialogOpen = document.querySelector('[role=dialog], dialog[open]') !== null;
    return isDialogOpen || !history.state?.openOverlays;
  });
}

/**
 * Shows another address of the product in the open page, as a link does: without a load, which takes most of the
 * time of a short test. What was shown before may stay for a moment: `showScreen` waits for its end.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await untilSettled(page);
  await stepTo(page, address);
}

/** Shows another address in the open page without a load, by a step back in the history. */
export async function stepTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // The router's key distinguishes a step to another page from one between the overlays of a
    // page.
    history.pushState({ key: to }, '', to);
    history.pushState({ key: `after ${to}` }, '');
    history.back();
  }, address);
}

/** Opens another route and waits for the heading of its screen; each route has its own. */
export async function showScreen(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
  });
  await walkTo(page, address);
  await page.waitForFunction(() => {
    const headings = [...document.querySelectorAll('h1')];
    return headings.length > 0 && headings.every(({ dataset }) => dataset.left === undefined);
  });
}
