import type { Page } from 'playwright-core';

/** An answer without the client: where a test prepares its data over REST before the first load. */
export const BLANK = '/health/live';

/**
 * Opens an address. A dialog that has just closed is still leaving its history entry, and Chromium
 * gives up a load during which the history moves back; so this waits for the entry of the page.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => {
    const isDialogOpen = document.querySelector('[role=dialog], dialog[open]') !== null;
    return isDialogOpen || !history.state?.openOverlays;
  });
  await page.goto(address);
}
