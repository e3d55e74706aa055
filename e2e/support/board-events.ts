import type { Locator, Page } from 'playwright-core';
import { boardAtRest, boardEvent, boardGrid } from './board-pointer.ts';
import type { Point } from './touch.ts';

/** The block of an event in px of the page, cut to what is in view. */
export async function boxOf(event: Locator) {
  const box = await event.boundingBox();
  if (box === null) throw new Error('The event is not on the board.');
  return box;
}

/** The middle of an event's block. */
export async function middleOf(page: Page, words: string | RegExp): Promise<Point> {
  const { x, y, width, height } = await boxOf(boardEvent(page, words));
  return { x: x + width / 2, y: y + height / 2 };
}

/** The row of the car an event stands in, by the car's id. */
export async function carOfEvent(page: Page, words: string | RegExp): Promise<number> {
  const row = boardGrid(page)
    .locator('tr[data-car-id]')
    .filter({ has: page.getByRole('button', { name: words }) });
  return Number(await row.getAttribute('data-car-id'));
}

/** Width of a day, px. */
export async function dayWidth(page: Page): Promise<number> {
  return Number(await boardGrid(page).getAttribute('data-day-width'));
}

/** The board with these days from the left edge on, at rest. */
export async function showDays(page: Page, first: string, days: number): Promise<void> {
  await page.goto(`/?day=${first}&days=${days}`);
  await boardGrid(page).waitFor();
  // What stands under the board comes with its own question and takes some of its height.
  await page.waitForLoadState('networkidle');
  await boardAtRest(page);
  // Moving arrives a moment after the board (docs/board.md).
  await page.locator('[data-lifting]').waitFor({ state: 'attached' });
}
