import type { Page } from 'playwright-core';

/**
 * Closes a tab. Its document ends first: a tab that is being closed is no longer emulated, so a
 * request begun meanwhile would reach the server although the browser is offline.
 */
export async function killTab(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.close();
}
