import type { Locator, Page } from 'playwright-core';
import { goTo } from '../go-to.ts';
import type { Point } from '../point.ts';
import { boardAtRest, boardEvent, boardGrid } from './board-pointer.ts';

/** The block of an event in px of the page, clipped to the view. */
export async function boxOf(event: Locator) {
  const box = await event.boundingBox();
  if (box === null) throw new Error('The event is not on the board.');
  return box;
}

export async function middleOf(page: Page, words: string | RegExp): Promise<Point> {
  const { x, y, width, height } = await boxOf(boardEvent(page, words));
  return { x: x + width / 2, y: y + height / 2 };
}

/** The row of an event's car, by the car's id. */
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

/** Opens the board at rest, starting at these days. */
export async function showDays(page: Page, first: string, days: number): Promise<void> {
  await goTo(page, `/?day=${first}&days=${days}`);
  await boardGrid(page).waitFor();
  // The line under the board loads separately and takes some of its height.
  await page.waitForLoadState('networkidle');
  await boardAtRest(page);
  // The drag code loads after the board (docs/board.md).
  await page.locator('[data-lifting]').waitFor({ state: 'attached' });
}
