import { BOARD_TEXTS, daysText } from '@schema/texts/board/board';
import { addDays, daysBetween } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boxOf, showDays } from '../../support/board/board-events';
import { today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, carsInView, daysInView } from '../../support/board/board-pointer';
import { middleOfBody, readRuler } from '../../support/board/board-ruler';
import { BLANK } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { pinch, touchDrag } from '../../support/touch/touch';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const thumbOf = (page: Page, axis: 'days' | 'rows') =>
  page.locator(`[data-scrollbar="${axis}"] > :last-child`);

/** The zoom as the toolbar names it. */
const zoomIs = (page: Page, days: number) =>
  page.getByRole('group', { name: BOARD_TEXTS.visibleDays }).getByText(daysText(days)).waitFor();

async function middleOf(page: Page, axis: 'days' | 'rows') {
  const { x, y, width, height } = await boxOf(thumbOf(page, axis));
  return { x: x + width / 2, y: y + height / 2 };
}

screenTest(
  'plus zooms out to a month and a quarter, which load and stay in the address',
  async ({ open }) => {
    const page = await open({ as: 'manager', path: BLANK });
    await showDays(page, addDays(today(), -20), 21);
    let underWay = 0;
    let most = 0;
    const isBoard = (data: string | null) => data?.includes('query Board(') === true;
    page.on('request', (request) => {
      if (isBoard(request.postData())) underWay += 1;
      most = Math.max(most, underWay);
    });
    page.on('requestfinished', (request) => {
      if (isBoard(request.postData())) underWay -= 1;
    });
    await button(page, BOARD_TEXTS.moreDays).click();
    await zoomIs(page, 31);
    await button(page, BOARD_TEXTS.moreDays).click();
    await zoomIs(page, 92);
    expect(await button(page, BOARD_TEXTS.moreDays).isDisabled()).toBe(true);
    const unknown = boardGrid(page).locator('thead button').filter({ hasNotText: 'свободно' });
    await expect.poll(() => unknown.count()).toBe(0);
    expect(most).toBeLessThanOrEqual(4);
    await boardAtRest(page);
    const { first, last } = await daysInView(page);
    expect(daysBetween(first, last) + 1).toBe(92);
    expect(await accessibilityFaults(page)).toEqual([]);

    // Keys move by a day here too.
    await boardGrid(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-board-grid]') !== null),
    ).toBe(true);

    await page.reload();
    await zoomIs(page, 92);
    await button(page, BOARD_TEXTS.fewerDays).click();
    await zoomIs(page, 31);
    await button(page, BOARD_TEXTS.fewerDays).click();
    await zoomIs(page, 21);
  },
);

screenTest('tablet: a pinch ends at a quarter; fingers drag both scrollbars', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'manager', path: BLANK });
  await showDays(page, today(), 21);
  const middle = middleOfBody(await readRuler(boardGrid(page)));
  await pinch(page, middle, 420, 70);
  await boardAtRest(page);
  await zoomIs(page, 92);

  await showDays(page, today(), 7);
  const time = await middleOf(page, 'days');
  await touchDrag(page, time, { x: time.x + 150, y: time.y });
  await boardAtRest(page);
  const later = (await daysInView(page)).first;
  expect(daysBetween(today(), later)).toBeGreaterThan(60);
  const moved = await middleOf(page, 'days');
  await touchDrag(page, moved, { x: moved.x - 150, y: moved.y });
  await boardAtRest(page);
  expect((await daysInView(page)).first < later).toBe(true);

  const [top] = await carsInView(page);
  const rows = await middleOf(page, 'rows');
  expect((await boxOf(thumbOf(page, 'rows'))).width).toBeGreaterThanOrEqual(24);
  // Beside the blocks: the board ends where the scrollbar begins.
  expect(rows.x).toBeGreaterThan((await readRuler(boardGrid(page))).right);
  await touchDrag(page, rows, { x: rows.x, y: rows.y + 900 });
  await boardAtRest(page);
  expect((await carsInView(page))[0]).not.toBe(top);
});
