import type { Locator } from 'playwright-core';

/** Waits until the focus is on this part of the page or in it: keys pressed earlier go elsewhere. */
export async function untilFocused(part: Locator): Promise<void> {
  const element = await part.elementHandle();
  await part.page().waitForFunction((one) => one?.contains(document.activeElement), element);
}
