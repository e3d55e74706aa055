import type { Locator, Page } from 'playwright-core';
import { dialogOf } from './dialogs.ts';

/** Opens a calendar by its button; keys work once a day of it has the focus. */
export async function openCalendar(page: Page, button: Locator): Promise<void> {
  await button.click();
  await dialogOf(page).locator('[role=grid] :focus').waitFor();
}
