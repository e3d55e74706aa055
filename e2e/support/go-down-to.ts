import type { Locator, Page } from 'playwright-core';
import { dialogOf } from './dialogs.ts';

/** Options of one answer of the search. */
const MAX_ARROWS = 15;

/** Presses the down arrow until the wanted option of the search is the one that Enter takes. */
export async function goDownTo(
  page: Page,
  wanted: Locator,
  press: (key: string) => Promise<void>,
): Promise<void> {
  await wanted.waitFor();
  // The first option becomes active shortly after it appears.
  const box = dialogOf(page).locator('input[aria-activedescendant]');
  await box.waitFor();
  for (let presses = 0; presses < MAX_ARROWS; presses += 1) {
    const active = await box.getAttribute('aria-activedescendant');
    if (active === (await wanted.getAttribute('id'))) return;
    await press('ArrowDown');
    // The active option may follow half a second later (react-aria, useAutocomplete).
    const same = dialogOf(page).locator(`input[aria-activedescendant="${active}"]`);
    await same.waitFor({ state: 'detached' });
  }
  throw new Error(`${MAX_ARROWS} presses of the arrow do not reach ${wanted}.`);
}
