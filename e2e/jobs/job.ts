import { SEARCH_BUTTON_TEXTS } from '@schema/texts/shell/search-button';
import type { Locator, Page } from 'playwright-core';
import type { Device } from '../support/devices.ts';
import { dialogOf } from '../support/dialogs.ts';
import type { Steps } from './steps.ts';

/** A job of a rental office, from the page where it begins to the saved result. */
export interface Job {
  readonly name: string;
  readonly device: Device;
  /** Taps / seconds of 22.11.2026 before the rework; null: not counted then. */
  readonly before: string | null;
  /** Default: a manager. */
  readonly as?: 'admin';
  /** Makes what the job needs; returns its walk. Not counted. */
  readonly prepare: (page: Page, number: number) => Promise<(steps: Steps) => Promise<void>>;
}

/** Options of one answer of the search. */
const MAX_ARROWS = 15;

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first();
export const options = (page: Page) => dialogOf(page).getByRole('option');
export const phoneOf = (number: number) => `90355512${String(number).padStart(2, '0')}`;

/** Opens the search by its button and types. */
export async function search(steps: Steps, text: string): Promise<void> {
  await steps.tap(button(steps.page, SEARCH_BUTTON_TEXTS.open));
  await steps.fill(dialogOf(steps.page).getByRole('searchbox'), text);
}

/** Presses the down arrow until the wanted option is the one that Enter takes. */
const goDownTo = async (steps: Steps, wanted: Locator) => {
  await wanted.waitFor();
  // The first option becomes active shortly after it appears.
  const box = dialogOf(steps.page).locator('input[aria-activedescendant]');
  await box.waitFor();
  for (let presses = 0; presses < MAX_ARROWS; presses += 1) {
    const active = await box.getAttribute('aria-activedescendant');
    if (active === (await wanted.getAttribute('id'))) return;
    await steps.press('ArrowDown');
    // The active option may follow half a second later (react-aria, useAutocomplete).
    const same = dialogOf(steps.page).locator(`input[aria-activedescendant="${active}"]`);
    await same.waitFor({ state: 'detached' });
  }
  throw new Error(`${MAX_ARROWS} presses of the arrow do not reach ${wanted}.`);
};

/** Opens the search by its key, types, and takes the wanted option. */
export const searchByKeys = async (steps: Steps, text: string, wanted: RegExp) => {
  await steps.press('Control+KeyK');
  const { page } = steps;
  await steps.fill(dialogOf(page).getByRole('searchbox'), text);
  await goDownTo(steps, options(page).filter({ hasText: wanted }).first());
  await steps.press('Enter');
};
