import { LOGIN_TEXTS } from '@schema/texts/people/login';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { boardAtRest, boardGrid } from '../../support/board/board-pointer';
import { boxesOf } from '../../support/boxes';
import { DEVICES, type Device } from '../../support/devices';
import { closeByEscape, dialogOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { doubleTap } from '../../support/touch/touch';

/** The browser's font size, px; the default is 16. */
const TEXT_PX = 20;
const LARGER = TEXT_PX / 16;

const fontPx = (element: Locator) =>
  element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));

/** Nothing overflows the screen horizontally, and no button clips its text. */
async function expectNothingCut(page: Page, device: Device): Promise<void> {
  const cut = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    buttons: [...document.querySelectorAll('button:not([data-board-grid] button)')]
      .filter(({ clientWidth }) => clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((button) => button.textContent || button.ariaLabel),
  }));
  expect(cut.buttons).toEqual([]);
  expect(cut.width).toBeLessThanOrEqual(DEVICES[device].viewport.width);
}

/** The middle of a booking's block that is unobstructed in view. */
async function someBooking(page: Page) {
  const board = await boardGrid(page).boundingBox();
  if (!board) throw new Error('The board is not on the page.');
  for (const box of await boxesOf(boardGrid(page).locator('[data-event^="booking"]'))) {
    if (box.width < 40) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (at.x < board.x + board.width - 8 && at.y < board.y + board.height - 8) {
      return { at, id: /\d+/.exec(box.event)?.[0] };
    }
  }
  throw new Error('No booking in the view is uncovered.');
}

const rowHeight = async (page: Page) =>
  (await boardGrid(page).locator('tr[data-car-id]').first().boundingBox())?.height ?? 0;

describe.each(['desktop', 'phone'] satisfies Device[])('on a %s', (device) => {
  screenTest('a larger browser font size applies everywhere', async ({ open }) => {
    const page = await open({ device, as: 'admin', textPx: TEXT_PX });
    await boardGrid(page).waitFor();
    await boardAtRest(page);

    const designed = Number(await boardGrid(page).getAttribute('data-row-height'));
    expect(await rowHeight(page)).toBeCloseTo(designed * LARGER, 1);
    await expectNothingCut(page, device);

    const { at, id } = await someBooking(page);
    if (device === 'phone') await doubleTap(page, at);
    else await page.mouse.click(at.x, at.y);
    await page.waitForURL(new RegExp(`booking=${id}\\b`));
    await dialogOf(page).getByRole('heading').first().waitFor();
    expect(await fontPx(dialogOf(page).getByRole('heading').first())).toBe(20 * LARGER);
    await expectNothingCut(page, device);
    await closeByEscape(page);

    // The size changes while the page is open: canvas and grid follow.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '16px';
    });
    await expect.poll(() => rowHeight(page)).toBeCloseTo(designed, 1);
    await boardAtRest(page);
    const now = await someBooking(page);
    if (device === 'phone') await doubleTap(page, now.at);
    else await page.mouse.click(now.at.x, now.at.y);
    await page.waitForURL(new RegExp(`booking=${now.id}\\b`));

    await goTo(page, '/bookings-list');
    await page.getByRole('main').getByRole('link').first().waitFor();
    expect(await fontPx(page.getByRole('heading', { level: 1 }))).toBe(20 * LARGER);
    await expectNothingCut(page, device);
  });
});

screenTest('the sign-in form scales too', async ({ open }) => {
  const page = await open({ device: 'phone', path: '/login', textPx: TEXT_PX });
  const submit = page.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true });
  await submit.waitFor();
  expect(await fontPx(submit)).toBe(16 * LARGER);
  await expectNothingCut(page, 'phone');
});
