import { BOARD_TEXTS, monthsTitle } from '@schema/texts/board/board';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { addDays, daysBetween, formatDay } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { today } from '../../support/board/board-facts';
import { boardAtRest, boardGrid, daysInView, wheelBoard } from '../../support/board/board-pointer';
import { readRuler, xOf } from '../../support/board/board-ruler';
import { boxesOf } from '../../support/boxes';
import { openCalendar } from '../../support/calendar';
import type { Device } from '../../support/devices';
import { dialogOf } from '../../support/dialogs';
import type { Point } from '../../support/point';
import { type Open, screenTest } from '../../support/screen-test';
import { doubleTap, pinch, touchDrag } from '../../support/touch/touch';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openBoard(open: Open, device?: Device) {
  const page = await open({ device, as: 'admin' });
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  return page;
}

async function visibleDays(page: Page): Promise<number> {
  const { first, last } = await daysInView(page);
  return daysBetween(first, last) + 1;
}

/** A point over the middle of the board. */
async function middle(page: Page): Promise<Point> {
  const box = await boardGrid(page).boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  return { x: box.x + box.width * 0.6, y: box.y + box.height * 0.6 };
}

async function someEvent(page: Page): Promise<Point> {
  const board = await boardGrid(page).boundingBox();
  for (const box of await boxesOf(boardGrid(page).locator('[data-event]'))) {
    if (!board || box.width < 60) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const inside =
      at.x > board.x + 240 &&
      at.x < board.x + board.width - 20 &&
      at.y > board.y + 120 &&
      at.y < board.y + board.height - 40;
    if (inside) return at;
  }
  throw new Error('No event lies in the middle of the board.');
}

screenTest(
  'arrows pan half a view, plus and minus change the visible days, T returns to today, a day opens',
  async ({ open }) => {
    const page = await openBoard(open);
    const before = await daysInView(page);
    const days = await visibleDays(page);
    await button(page, BOARD_TEXTS.later).click();
    await boardAtRest(page);
    // The grid publishes a view once its animation has ended.
    const offBy = async () =>
      Math.abs(daysBetween(before.first, (await daysInView(page)).first) - days / 2);
    await expect.poll(offBy).toBeLessThanOrEqual(1);

    await button(page, BOARD_TEXTS.moreDays).click();
    await expect.poll(() => visibleDays(page)).toBeGreaterThan(days);
    for (let step = 0; step < 12; step += 1) {
      if (await button(page, BOARD_TEXTS.fewerDays).isDisabled()) break;
      await button(page, BOARD_TEXTS.fewerDays).click();
      await boardAtRest(page);
    }
    expect(await visibleDays(page)).toBe(3);

    await boardGrid(page).focus();
    await page.keyboard.press('t');
    await expect
      .poll(async () => {
        const { first, last } = await daysInView(page);
        return first <= today() && today() <= last;
      })
      .toBe(true);

    // An event opens by keyboard; the focus returns to the board.
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null))
      .toBe(true);

    await boardAtRest(page);
    const ruler = await readRuler(boardGrid(page));
    const day = addDays((await daysInView(page)).first, 1);
    await page.mouse.click(xOf(ruler, day, 0.5), ruler.top + ruler.headerHeight - 24);
    await page.waitForURL(`**/analytics/${day}/available`);
  },
);

screenTest('the board scrolls in time without end; a reload keeps the days', async ({ open }) => {
  const page = await openBoard(open);
  const start = (await daysInView(page)).first;
  for (let push = 0; push < 4; push += 1) await wheelBoard(page, 3000, 0);
  const far = await daysInView(page);
  expect(daysBetween(start, far.first)).toBeGreaterThan(60);
  await page.reload();
  await boardGrid(page).waitFor();
  await boardAtRest(page);
  expect(Math.abs(daysBetween(far.first, (await daysInView(page)).first))).toBeLessThanOrEqual(1);
  await page.getByText(BOARD_TEXTS.updatedNow).waitFor();
  for (let push = 0; push < 8; push += 1) await wheelBoard(page, -3000, 0);
  expect(daysBetween((await daysInView(page)).first, start)).toBeGreaterThan(50);
});

screenTest(
  'the calendar picks the first day; the header shows months, the legend the drawn looks',
  async ({ open }) => {
    const page = await openBoard(open);
    const before = (await daysInView(page)).first;
    const picker = page.getByRole('button', { name: new RegExp(`^${BOARD_TEXTS.pickDay}`) });
    await openCalendar(page, picker);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await boardAtRest(page);
    const { first, last } = await daysInView(page);
    expect(daysBetween(before, first)).toBeGreaterThan(25);
    await picker.getByText(formatDay(first)).waitFor();
    await page.getByRole('heading', { name: monthsTitle(first, last) }).waitFor();
    const legend = page.getByRole('list', { name: BOARD_TEXTS.legend }).getByRole('listitem');
    const titles = await legend.allInnerTexts();
    expect(titles.slice(0, 5)).toEqual([
      'Свободно',
      'Запланировано',
      'Активно',
      'Возврат сегодня',
      'Сервис',
    ]);
  },
);

/** Collects the CSS animations and transitions that start from now on, except the spinner's. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotion: seen });
    const onMotion = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const { animationName, animationDuration } = getComputedStyle(event.target);
      if (event.type === 'transitionrun') seen.push(`transition of ${event.target.className}`);
      else if (parseFloat(animationDuration) > 0 && !animationName.includes('breathe'))
        seen.push(animationName);
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, onMotion, true);
  });
  return () => page.evaluate(() => (window as unknown as { seenMotion: string[] }).seenMotion);
}

/** Clicks a button or presses a key; returns the board's state at the end of that task. */
function stateAfter(page: Page, name: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const grid = document.querySelector<HTMLElement>('[data-board-grid]');
    const press = [...document.querySelectorAll('button')].find(
      (one) => one.ariaLabel === wanted || one.textContent === wanted,
    );
    if (press) press.click();
    else
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: wanted, bubbles: true, cancelable: true }),
      );
    await new Promise((resolve) => setTimeout(resolve));
    return JSON.stringify(grid?.dataset);
  }, name);
}

screenTest('with reduced motion the board jumps without animation', async ({ open }) => {
  const page = await open({ device: 'tablet', as: 'admin', reducedMotion: 'reduce' });
  await boardGrid(page).waitFor();
  await page.locator('[data-lifting]').waitFor({ state: 'attached' });
  await boardAtRest(page);
  const motion = await watchMotion(page);
  const stateNow = () =>
    boardGrid(page).evaluate((grid) => JSON.stringify({ ...(grid as HTMLElement).dataset }));
  await boardGrid(page).focus();
  await page.keyboard.press('End');
  const { later, earlier, today: home, moreDays } = BOARD_TEXTS;
  for (const name of ['ArrowRight', later, 't', earlier, home, moreDays]) {
    const before = await stateNow();
    const next = await stateAfter(page, name);
    expect([name, next === before]).toEqual([name, false]);
    await boardAtRest(page);
    expect([name, next]).toEqual([name, await stateNow()]);
  }

  // Without inertia the pan ends where the finger lifts.
  const from = await middle(page);
  const scrolled = async () => Number(await boardGrid(page).getAttribute('data-scroll-y'));
  const began = await scrolled();
  await touchDrag(page, from, { x: from.x, y: from.y - 120 }, { steps: 4, restMs: 0 });
  await boardAtRest(page);
  expect((await scrolled()) - began).toBeGreaterThan(60);
  expect((await scrolled()) - began).toBeLessThanOrEqual(120);

  // A dialog and a notice appear without animation.
  await doubleTap(page, await someEvent(page));
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await motion()).toEqual([]);
});

screenTest(
  'touches pan in both directions, zoom to whole days and open nothing',
  async ({ open }) => {
    const page = await openBoard(open, 'tablet');
    const before = await daysInView(page);
    const at = await middle(page);
    await touchDrag(page, at, { x: at.x - 300, y: at.y });
    await boardAtRest(page);
    expect((await daysInView(page)).first > before.first).toBe(true);
    await touchDrag(page, at, { x: at.x, y: at.y - 200 });
    await boardAtRest(page);
    expect(Number(await boardGrid(page).getAttribute('data-scroll-y'))).toBeGreaterThan(100);

    const days = await visibleDays(page);
    await pinch(page, at, 420, 180);
    await boardAtRest(page);
    const zoomedOut = await visibleDays(page);
    expect(zoomedOut).toBeGreaterThan(days);
    await pinch(page, at, 140, 460);
    await boardAtRest(page);
    expect(await visibleDays(page)).toBeLessThan(zoomedOut);
    const { left, right, columnWidth, dayWidth } = await readRuler(boardGrid(page));
    const exact = (right - left - columnWidth) / dayWidth;
    expect(Math.abs(exact - Math.round(exact))).toBeLessThan(0.02);
    expect(await dialogOf(page).count()).toBe(0);
  },
);

screenTest(
  'a board that fails to load shows an error and loads on retry',
  async ({ open, problemsOf }) => {
    const page = await openBoard(open);
    // An opening live connection reloads the board; without it only the button does.
    await page.locator('[data-live="live"]').waitFor();
    await page.route('**/api/graphql', (route) => route.abort());
    for (let push = 0; push < 7; push += 1) await wheelBoard(page, 1500, 0);
    await page.getByText(BOARD_TEXTS.refreshFailed).waitFor();
    await page.unroute('**/api/graphql');
    // The day's card may have failed too and has the same button.
    const board = page.locator('[data-board]');
    await board.getByRole('button', { name: KIT_TEXTS.retry, exact: true }).click();
    await page.getByText(BOARD_TEXTS.updatedNow).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

/** Each size, and on the largest the colours of both themes. */
const LOOKS: readonly { device: Device; colorSchemes: readonly ('light' | 'dark')[] }[] = [
  { device: 'desktop', colorSchemes: ['light', 'dark'] },
  { device: 'tablet', colorSchemes: ['light'] },
  { device: 'phone', colorSchemes: ['dark'] },
];

screenTest.for(LOOKS)(
  'the board has no accessibility faults: $device, $colorSchemes',
  async ({ device, colorSchemes }, { open }) => {
    const page = await open({ device, as: 'manager' });
    await boardGrid(page).waitFor();
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await boardAtRest(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  },
);
