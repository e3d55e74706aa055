import { readFile } from 'node:fs/promises';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { FIND_TEXTS } from '@schema/texts/board/board-find';
import { PRINT_TEXTS } from '@schema/texts/board/board-print';
import { addDays } from '@schema/values/time/calendar';
import { partOf } from '@schema/values/words/plural';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { readBoard, today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, carsInView, wheelBoard } from '../../support/board/board-pointer';
import type { Device } from '../../support/devices';
import { dialogOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { type Open, screenTest } from '../../support/screen-test';
import { tap } from '../../support/touch/touch';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: FIND_TEXTS.search });
const corner = (page: Page) => page.locator('[data-board] [role="status"]').first();
const card = (page: Page) => page.getByRole('region', { name: CARD_TEXTS.label });

async function openBoard(open: Open, device?: Device) {
  const page = await open({ ...(device && { device }), as: 'admin' });
  await boardGrid(page).waitFor();
  await button(page, device === 'phone' ? /Поиск и фильтр/ : /^Фильтр и группировка/).waitFor();
  await boardAtRest(page);
  return page;
}

/** Plates of the rows in the accessible grid, top to bottom. */
async function platesInView(page: Page): Promise<string[]> {
  const names = await boardGrid(page).locator('tr[data-car-id] > th').allInnerTexts();
  return names.map((name) => name.split(', ').at(-1) ?? '');
}

/** Enter scrolls to the found car among all rows and moves the cursor. */
async function goesToFoundCar(page: Page): Promise<void> {
  await wheelBoard(page, 0, 5000);
  const plate = (await platesInView(page)).at(-1) ?? '';
  await wheelBoard(page, 0, -5000);
  await searchOf(page).fill(plate);
  await expect.poll(() => platesInView(page)).toEqual([plate]);
  await searchOf(page).press('Enter');
  await expect.poll(async () => (await platesInView(page)).length).toBeGreaterThan(3);
  expect(await platesInView(page)).toContain(plate);
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent ?? '',
    );
  await expect.poll(focused).toContain(plate);
}

screenTest(
  'a car is found by its plate, also after a reload; Enter scrolls to it',
  async ({ open }) => {
    const page = await openBoard(open);
    const [, plate = ''] = await platesInView(page);
    await boardGrid(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type(plate.slice(0, 4).toLowerCase());
    await expect.poll(() => platesInView(page)).toEqual([plate]);
    await expect.poll(() => page.url()).toContain('q=');
    await page.reload();
    await expect.poll(() => platesInView(page)).toEqual([plate]);
    expect(await corner(page).innerText()).toBe(partOf(1, 12));

    await searchOf(page).fill('ничего такого');
    await page.getByText(BOARD_TEXTS.nothingFound).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, BOARD_TEXTS.reset).last().click();
    await expect.poll(async () => (await platesInView(page)).length).toBeGreaterThan(3);
    await goesToFoundCar(page);
  },
);

screenTest(
  'the free-window filter matches the server and is kept in the link',
  async ({ open, restAs }) => {
    const [from, to] = [addDays(today(), 2), addDays(today(), 4)];
    const { rows } = await readBoard(await restAs('admin'), from, 3);
    const free = rows.filter(({ cells }) => cells.every(({ status }) => status === 'available'));
    const page = await open({ as: 'admin', path: `/?free=${from}..${to}` });
    await expect.poll(() => corner(page).innerText()).toBe(partOf(free.length, 12));
    const expected = free.map(({ car }) => car.id);
    await boardAtRest(page);
    const shown = await carsInView(page);
    expect(shown).toEqual(expected.slice(0, shown.length));

    // Days that are not loaded are requested from the server.
    const far = addDays(today(), 120);
    await goTo(page, `/?free=${far}..${far}`);
    await expect.poll(() => corner(page).innerText()).toMatch(/^\d+ из 12$/);
  },
);

screenTest('rows are grouped by model; the position is restored', async ({ open }) => {
  const page = await openBoard(open);
  await button(page, /^Фильтр и группировка/).click();
  await dialogOf(page).getByText(FIND_TEXTS.grouped).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await boardGrid(page).locator('[data-group]').first().waitFor({ state: 'attached' });
  await wheelBoard(page, 0, 260);
  await expect.poll(() => page.url()).toContain('top=');
  const [first] = await carsInView(page);
  await page.reload();
  await boardGrid(page).locator('[data-group]').first().waitFor({ state: 'attached' });
  await boardAtRest(page);
  const after = await carsInView(page);
  expect(after.slice(0, 2)).toContain(first);
  expect(Number(await boardGrid(page).getAttribute('data-scroll-y'))).toBeGreaterThan(100);
});

/** The visible days of all cars, as PNG and on paper. */
async function savesAndPrints(page: Page): Promise<void> {
  await button(page, PRINT_TEXTS.more).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, PRINT_TEXTS.save).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shahmatka-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.png$/);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(3200);
  // Title, two lines of the legend, header and twelve rows at 2 device pixels per px.
  expect(png.readUInt32BE(20)).toBe(2 * (40 + 2 * 26 + 68 + 12 * 48));
  expect(png.length).toBeGreaterThan(20_000);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, PRINT_TEXTS.more).click();
  await button(page, PRINT_TEXTS.print).click();
  await page.locator('body[data-printed]').waitFor();
  const sheets = page.locator('body > div > img[alt^="Шахматка"]');
  expect(await sheets.count()).toBe(1);
  expect(await sheets.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(
    2800,
  );
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheets.first().waitFor({ state: 'detached' });
}

/** The quick card of an event on hover and keyboard focus. */
async function showsQuickCard(page: Page): Promise<void> {
  const event = boardGrid(page).locator('[data-event^="booking"]').first();
  const box = await event.boundingBox();
  if (!box) throw new Error('No booking is in view.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await card(page).waitFor();
  expect(await card(page).getByRole('link').getAttribute('href')).toMatch(/^tel:\+7/);
  await page.mouse.move(10, 10);
  await card(page).waitFor({ state: 'detached' });

  await boardGrid(page).focus();
  const onBooking = () =>
    page.evaluate(() => document.activeElement?.matches('[data-event^="booking"]') ?? false);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(']');
    await boardAtRest(page);
    if (await onBooking()) break;
  }
  await card(page).getByRole('link').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^tel:/);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-event'))).toBe(true);
}

screenTest(
  'the board is saved as PNG and printed; an event shows its quick card',
  async ({ open }) => {
    const page = await openBoard(open);
    await savesAndPrints(page);
    await showsQuickCard(page);
  },
);

screenTest('tablet: a tap shows the card, a double tap opens the event', async ({ open }) => {
  const page = await openBoard(open, 'tablet');
  const box = await boardGrid(page).locator('[data-event^="booking"]').nth(2).boundingBox();
  if (!box) throw new Error('No booking is in view.');
  await tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await card(page).waitFor();
  expect(await dialogOf(page).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, CARD_TEXTS.open).click();
  await dialogOf(page).waitFor();
});

screenTest('phone: the search opens as a sheet', async ({ open }) => {
  const page = await openBoard(open, 'phone');
  const [plate = ''] = await platesInView(page);
  await button(page, /Поиск и фильтр/).click();
  await searchOf(page).fill(plate);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Показать 1 машина').click();
  await expect.poll(() => platesInView(page)).toEqual([plate]);
});
