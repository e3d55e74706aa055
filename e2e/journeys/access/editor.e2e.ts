import { MESSAGES } from '@schema/messages';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import {
  COLOUR_FIELD_TEXTS,
  EDITOR_TEXTS,
  FAVICON_TEXTS,
  sliderName,
} from '@schema/texts/board/editor';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, daysBetween } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, daysInView } from '../../support/board/board-pointer';
import { readRuler } from '../../support/board/board-ruler';
import { pixelsOf } from '../../support/board/canvas-colours';
import { noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { type Open, screenTest } from '../../support/screen-test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name: sliderName(name) });
const palette = (page: Page, name: string) =>
  page.getByLabel(`${name}: ${COLOUR_FIELD_TEXTS.palette}`);

async function openEditor(open: Open) {
  const page = await open({ path: '/editor', as: 'admin' });
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  return page;
}

const rowHeight = async (page: Page) => (await readRuler(boardGrid(page))).rowHeight;
async function visibleDays(page: Page): Promise<number> {
  const { first, last } = await daysInView(page);
  return daysBetween(first, last) + 1;
}

screenTest('editor settings apply to the preview and the board', async ({ open }) => {
  const page = await openEditor((options) =>
    open({ ...options, device: 'tablet', colorScheme: 'dark' }),
  );
  expect(await rowHeight(page)).toBe(64);
  expect(await visibleDays(page)).toBe(21);

  await field(page, EDITOR_TEXTS.rowHeight).fill('100');
  await expect.poll(() => rowHeight(page)).toBe(100);
  await field(page, EDITOR_TEXTS.cellsPerView).fill('10');
  await expect.poll(() => visibleDays(page)).toBe(10);
  expect(await pixelsOf(page, '#D6006C')).toBe(0);
  await field(page, 'Запланированная бронь').fill('#d6006c');
  await expect.poll(() => pixelsOf(page, '#D6006C')).toBeGreaterThan(100);
  expect(await accessibilityFaults(page)).toEqual([]);

  await goTo(page, '/');
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  await expect.poll(() => rowHeight(page)).toBe(100);
  await expect.poll(() => visibleDays(page)).toBe(10);
  await expect.poll(() => pixelsOf(page, '#D6006C')).toBeGreaterThan(100);
});

screenTest('numbers stay within their bounds; an unreadable colour is named', async ({ open }) => {
  const page = await openEditor(open);
  const typed = async (name: string, text: string) => {
    await field(page, name).fill(text);
    await field(page, name).blur();
    return field(page, name).inputValue();
  };
  expect(await typed(EDITOR_TEXTS.rowHeight, '12')).toBe('64');
  expect(await typed(EDITOR_TEXTS.rowHeight, '900')).toBe('120');
  expect(await typed(EDITOR_TEXTS.rowHeight, 'много')).toBe('120');
  expect(await typed(EDITOR_TEXTS.gridLineWidth, '2,3')).toBe('2,5');
  expect(await typed(EDITOR_TEXTS.gridLineWidth, '9')).toBe('6');
  expect(await typed(EDITOR_TEXTS.eventPadding, '50')).toBe('24');
  expect(await typed(EDITOR_TEXTS.loadedDays, '10')).toBe('10');
  expect(await field(page, EDITOR_TEXTS.cellsPerView).inputValue()).toBe('10');
  expect(await typed(EDITOR_TEXTS.cellsPerView, '1')).toBe('3');

  await slider(page, EDITOR_TEXTS.gridLineWidth).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, EDITOR_TEXTS.gridLineWidth).inputValue()).toBe('1,5');
  await slider(page, EDITOR_TEXTS.eventPadding).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => field(page, EDITOR_TEXTS.eventPadding).inputValue()).toBe('0');

  // An unreadable colour is named with its theme.
  await field(page, 'Цвет текста').fill('#FFEEEE');
  await page.getByText(/Плохо читается в светлой теме.*при норме 4,5/).waitFor();
  await page.getByText(/Плохо читается в тёмной теме/).waitFor({ state: 'detached' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await field(page, 'Цвет текста').fill('#101040');
  await page.getByText(/Плохо читается в тёмной теме/).waitFor();
  await page.getByText(/Плохо читается в светлой теме/).waitFor({ state: 'detached' });
});

screenTest('every colour is drawn as chosen', async ({ open }) => {
  const page = await openEditor(open);
  const chosen = [
    [EDITOR_TEXTS.gridColor, '#A1887F'],
    ['Активная бронь', '#00838F'],
    ['Возврат сегодня', '#AD1457'],
    ['Фон активной брони', '#E0F7FA'],
    ['Цвет текста', '#1B0033'],
    ['Цвет рамки', '#5D4037'],
    ['Цвет плашки времени', '#FFF9C4'],
  ] as const;
  for (const [name, colour] of chosen) {
    expect(await pixelsOf(page, colour)).toBe(0);
    await palette(page, name).fill(colour.toLowerCase());
    await expect.poll(() => field(page, name).inputValue()).toBe(colour);
  }
  for (const [, colour] of chosen) {
    await expect.poll(() => pixelsOf(page, colour)).toBeGreaterThan(10);
  }
  const thin = await pixelsOf(page, '#A1887F');
  await field(page, EDITOR_TEXTS.gridLineWidth).fill('4');
  await expect.poll(() => pixelsOf(page, '#A1887F')).toBeGreaterThan(thin * 2);

  await button(page, `Фон активной брони: ${COLOUR_FIELD_TEXTS.auto}`).click();
  await expect.poll(() => pixelsOf(page, '#E0F7FA')).toBe(0);

  await field(page, 'Запланированная бронь').fill('синий');
  await page.getByText(COLOUR_FIELD_TEXTS.invalid).waitFor();
  await field(page, 'Запланированная бронь').blur();
  expect(await field(page, 'Запланированная бронь').inputValue()).toBe('синий');
});

screenTest('another tab updates immediately; a reset can be undone', async ({ open }) => {
  const page = await openEditor(open);
  await page.getByText(EDITOR_TEXTS.untouched).waitFor();
  const board = await page.context().newPage();
  await goTo(board, '/');
  await boardGrid(board).waitFor();
  await boardAtRest(board);
  // Without a choice the board and the editor have different defaults.
  await expect.poll(() => rowHeight(board)).toBe(84);
  await expect.poll(() => visibleDays(board)).toBe(7);

  await button(page, EDITOR_TEXTS.apply).click();
  await expect.poll(() => rowHeight(board)).toBe(64);
  await expect.poll(() => visibleDays(board)).toBe(21);
  await field(page, EDITOR_TEXTS.rowHeight).fill('110');
  await expect.poll(() => rowHeight(board)).toBe(110);
  const start = addDays(today(), 40);
  const [year = '', month = '', day = ''] = start.split('-');
  const date = page.getByRole('group', { name: EDITOR_TEXTS.startDate });
  await date.getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${day}${month}${year}`);
  await expect.poll(async () => (await daysInView(board)).first).toBe(start);

  await button(page, EDITOR_TEXTS.reset).click();
  const undo = noticesOf(page).getByRole('button', { name: KIT_TEXTS.undo, exact: true });
  // Focused, it keeps its notice.
  await undo.focus();
  await expect.poll(() => rowHeight(board)).toBe(84);
  await expect.poll(() => field(page, EDITOR_TEXTS.rowHeight).inputValue()).toBe('64');
  await undo.click();
  await expect.poll(() => rowHeight(board)).toBe(110);
});

screenTest('phone: the preview can be hidden and pans like the board', async ({ open }) => {
  const page = await openEditor((options) => open({ ...options, device: 'phone' }));
  const before = (await daysInView(page)).first;
  await button(page, BOARD_TEXTS.later).tap();
  await expect.poll(async () => (await daysInView(page)).first).not.toBe(before);
  await button(page, EDITOR_TEXTS.hidePreview).tap();
  await boardGrid(page).waitFor({ state: 'detached' });
  await button(page, EDITOR_TEXTS.showPreview).tap();
  await boardGrid(page).waitFor();
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#d6006c" d="M0 0h8v8H0z"/></svg>';
const icon = { name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) };
const choose = (page: Page, file: typeof icon) =>
  page.locator('input[type="file"]').setInputFiles(file);
const tabIcon = (page: Page) => page.locator('head link[rel="icon"]').getAttribute('href');

screenTest('the favicon changes for all users and can be reset', async ({ open, problemsOf }) => {
  const page = await openEditor(open);
  const opened = Promise.withResolvers<void>();
  const other = await open({
    path: '/clients',
    as: 'manager',
    before: async (one) => {
      one.on('websocket', (socket) => socket.once('framereceived', () => opened.resolve()));
    },
  });
  await opened.promise;
  expect(await tabIcon(other)).toBe('/favicon.svg');

  await choose(page, icon);
  await page.getByText(MESSAGES.branding.uploaded).waitFor();
  await expect.poll(() => tabIcon(page)).toMatch(/^\/files\/.+\.svg$/);
  await expect.poll(() => tabIcon(other)).toBe(await tabIcon(page));

  const stranger = await open({ path: '/login' });
  await expect.poll(() => tabIcon(stranger)).toBe(await tabIcon(page));
  // An icon that fails to load falls back to the default.
  await stranger.route('**/files/**', (route) => route.abort());
  const lost = stranger.waitForEvent('requestfailed');
  await stranger.reload();
  await lost;
  await expect.poll(() => tabIcon(stranger)).toBe('/favicon.svg');
  problemsOf(stranger).errors.length = 0;

  await button(page, FAVICON_TEXTS.reset).click();
  await page.getByText(MESSAGES.branding.reset).waitFor();
  await expect.poll(() => tabIcon(page)).toBe('/favicon.svg');
  await expect.poll(() => tabIcon(other)).toBe('/favicon.svg');
});

screenTest('a failed favicon upload shows the reason', async ({ open, problemsOf }) => {
  const page = await openEditor(open);
  const alert = page.getByRole('alert');
  await choose(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await alert.getByText(MESSAGES.uploads.faviconKind).waitFor();
  await choose(page, { ...icon, buffer: Buffer.from(SVG.replace('</svg>', '')) });
  await alert.getByText(MESSAGES.uploads.unreadable).waitFor();

  await page.route('**/api/uploads/site/favicon', (route) => route.abort());
  await choose(page, icon);
  await alert.getByText(MESSAGES.branding.uploadFailed).waitFor();
  await page.unroute('**/api/uploads/site/favicon');
  await page.route('**/api/uploads/site/favicon', (route) =>
    route.fulfill({ status: 201, json: {} }),
  );
  await choose(page, icon);
  await alert.getByText(MESSAGES.branding.noUrl).waitFor();
  await page.unroute('**/api/uploads/site/favicon');

  await choose(page, icon);
  await page.getByText(MESSAGES.branding.uploaded).waitFor();
  await page.route('**/api/graphql', (route) =>
    route.request().postData()?.includes('ResetFavicon') ? route.abort() : route.continue(),
  );
  await button(page, FAVICON_TEXTS.reset).click();
  await alert.getByText(MESSAGES.branding.resetFailed).waitFor();

  // An icon that fails to load falls back to the default.
  await page.route('**/files/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('img', { name: FAVICON_TEXTS.picture }).waitFor();
  await expect
    .poll(() => page.getByRole('img', { name: FAVICON_TEXTS.picture }).getAttribute('src'))
    .toBe('/favicon.svg');
  expect(await tabIcon(page)).toBe('/favicon.svg');
  problemsOf(page).errors.length = 0;
});
