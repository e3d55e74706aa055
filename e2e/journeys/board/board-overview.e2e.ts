import { BOARD } from '@schema/constants/board';
import { BOARD_TEXTS, daysText } from '@schema/texts/board/board';
import { KEYS_HELP, KEYS_HELP_TITLE } from '@schema/texts/board/board-keys';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, carsInView, daysInView } from '../../support/board/board-pointer';
import { readRuler } from '../../support/board/board-ruler';
import type { Device } from '../../support/devices';
import { dialogOf } from '../../support/dialogs';
import { type Open, screenTest } from '../../support/screen-test';

const overviewOf = (page: Page) => page.getByRole('button', { name: BOARD_TEXTS.overview });
const foldOf = (page: Page) => page.getByRole('button', { name: DAILY_TEXTS.title, exact: true });
const rulerOf = (page: Page) => readRuler(boardGrid(page));

/** Number of whole rows in the height of the board. */
async function wholeRows(page: Page): Promise<number> {
  await boardAtRest(page);
  const { top, bottom, headerHeight, rowHeight } = await rulerOf(page);
  return Math.floor((bottom - top - headerHeight) / rowHeight);
}

/** Lines of the toolbar and of the legend: distinct tops of their visible parts. */
const linesOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const row = button.closest('section > *');
    const boxes = [...(row?.children ?? [])].map((part) => part.getBoundingClientRect());
    const middles = boxes.filter(({ width }) => width > 1).map(({ y, height }) => y + height / 2);
    return new Set(middles.map((middle) => Math.round(middle / 10))).size;
  });

async function openBoard(open: Open, device: Device, height: number) {
  const width = device === 'tablet' ? 1024 : 1280;
  const page = await open({ device, as: 'admin', viewport: { width, height } });
  await boardGrid(page).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${DAILY_TEXTS.reportDay}`) }).waitFor();
  return page;
}

screenTest.for([
  { device: 'desktop', height: 800, rows: 7, overviewRows: 18 },
  { device: 'tablet', height: 768, rows: 6, overviewRows: 16 },
] as const)(
  '$device: tiles fold, the overview shows the fleet, tools and legend take a row each',
  async ({ device, height, rows, overviewRows }, { open }) => {
    const page = await openBoard(open, device, height);
    expect(await linesOf(page, BOARD_TEXTS.overview)).toBe(1);
    expect(await linesOf(page, BOARD_TEXTS.wholeLegend)).toBe(1);
    // The notice of incomplete bookings becomes a number on the button of the menu.
    await page.getByRole('button', { name: INCOMPLETE_TEXTS.open }).waitFor();
    await foldOf(page).click();
    await expect.poll(() => foldOf(page).getAttribute('aria-expanded')).toBe('false');
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(rows);
    const names = await boardGrid(page).locator('[data-event]').allInnerTexts();

    await overviewOf(page).click();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(overviewRows);
    expect(await overviewOf(page).getAttribute('aria-pressed')).toBe('true');
    const inOverview = await boardGrid(page).locator('[data-event]').allInnerTexts();
    expect(inOverview).toEqual(expect.arrayContaining(names));
    expect(await accessibilityFaults(page)).toEqual([]);

    // Both choices are kept on the device.
    await page.reload();
    await expect.poll(() => overviewOf(page).getAttribute('aria-pressed')).toBe('true');
    expect(await foldOf(page).getAttribute('aria-expanded')).toBe('false');
    expect((await rulerOf(page)).rowHeight).toBe(BOARD.overview.rowHeight);
    await foldOf(page).click();
    await page.getByRole('button', { name: new RegExp(`^${DAILY_TEXTS.reportDay}`) }).waitFor();
  },
);

screenTest('the folded tools hold every other tool one press away', async ({ open }) => {
  const page = await openBoard(open, 'tablet', 768);
  await foldOf(page).tap();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap();

  await press(daysText(BOARD.defaultVisibleDays));
  await press(BOARD_TEXTS.moreDays);
  await press(BOARD_TEXTS.later);
  await press(daysText(BOARD.defaultVisibleDays + 1));
  await press(BOARD_TEXTS.today);
  await boardAtRest(page);
  const { first, last } = await daysInView(page);
  expect(first <= today() && today() <= last).toBe(true);

  await press(BOARD_TEXTS.moreTools);
  await page.getByRole('button', { name: PRINT_TEXTS.print, exact: true }).waitFor();
  await page.getByRole('list', { name: BOARD_TEXTS.legend }).getByText(BOARD_TEXTS.free).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${INCOMPLETE_TEXTS.title}: \\d`) }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(CASH_TEXTS.action);
  await dialogOf(page).getByText(CASH_TEXTS.title).waitFor();
  await page.keyboard.press('Escape');

  await press(NEW_BOOKING_TEXTS.add);
  await dialogOf(page).waitFor();
});

screenTest(
  'O switches the overview and keeps the car at the top; ? lists the key',
  async ({ open }) => {
    const page = await openBoard(open, 'desktop', 500);
    await page.keyboard.press('o');
    await boardAtRest(page);
    await boardGrid(page).focus();
    for (let row = 0; row < 15; row += 1) await page.keyboard.press('ArrowDown');
    await boardAtRest(page);
    const [top] = await carsInView(page);
    await page.keyboard.press('o');
    await boardAtRest(page);
    expect((await rulerOf(page)).rowHeight).toBe(BOARD.rowHeight.boardDefault);
    expect((await carsInView(page))[0]).toBe(top);

    await page.keyboard.press('?');
    const [key, does] = KEYS_HELP.flatMap(({ keys }) => keys).find(([name]) => name === 'O') ?? [];
    const help = dialogOf(page).filter({ hasText: KEYS_HELP_TITLE });
    await help.getByText(does ?? '').waitFor();
    await help.getByText(key ?? '', { exact: true }).waitFor();
  },
);

screenTest('a phone has the overview below the board and two rows of legend', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin' });
  await boardAtRest(page);
  const before = await wholeRows(page);
  await overviewOf(page).tap();
  expect(await wholeRows(page)).toBeGreaterThan(2.5 * before);
  const legend = page.getByRole('list', { name: BOARD_TEXTS.legend });
  const button = await overviewOf(page).boundingBox();
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const rows = await legend.evaluate((list) => {
    const tops = [...list.children].map((item) => item.getBoundingClientRect());
    return new Set(tops.map(({ y, height }) => Math.round((y + height / 2) / 4))).size;
  });
  expect(rows).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: BOARD_TEXTS.wholeLegend }).tap();
  await legend.getByText(BOARD_TEXTS.conflictShort).waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
