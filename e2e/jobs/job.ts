import { SEARCH_BUTTON_TEXTS } from '@schema/texts/shell/search-button';
import type { Locator, Page } from 'playwright-core';
import type { Device } from '../support/devices.ts';
import { dialogOf } from '../support/dialogs.ts';
import { goDownTo } from '../support/go-down-to.ts';
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

export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first();
export const options = (page: Page) => dialogOf(page).getByRole('option');
export const phoneOf = (number: number) => `90355512${String(number).padStart(2, '0')}`;

/** Opens the search by its button and types. */
export async function search(steps: Steps, text: string): Promise<void> {
  await steps.tap(button(steps.page, SEARCH_BUTTON_TEXTS.open));
  await steps.fill(dialogOf(steps.page).getByRole('searchbox'), text);
}

/** Opens the search by its key, types, and takes the wanted option. */
export const searchByKeys = async (steps: Steps, text: string, wanted: RegExp) => {
  await steps.press('Control+KeyK');
  const { page } = steps;
  await steps.fill(dialogOf(page).getByRole('searchbox'), text);
  const option = options(page).filter({ hasText: wanted }).first();
  await goDownTo(page, option, (key) => steps.press(key));
  await steps.press('Enter');
};
