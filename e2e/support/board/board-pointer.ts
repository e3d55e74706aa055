import { addDays, type Day } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import type { Point } from '../point.ts';
import { dayOverflow, middleOfBody, type Ruler, readRuler, xOf } from './board-ruler.ts';

interface Cell {
  carId: number;
  day: Day;
  /** Fraction of the day: 0 its left edge, 1 its right. Default: the middle. */
  part?: number;
}

/** The board's accessible grid over the canvas, with the position of everything drawn. */
export function boardGrid(page: Page): Locator {
  return page.getByRole('grid', { name: /^Шахматка/ });
}

/** An event by part of its accessible name: the customer, or the type of service. */
export function boardEvent(page: Page, words: string | RegExp): Locator {
  return boardGrid(page).getByRole('button', { name: words });
}

/** The first and the last day wholly in view. */
export async function daysInView(page: Page): Promise<{ first: Day; last: Day }> {
  const ruler = await readRuler(boardGrid(page));
  const width = ruler.right - ruler.left - ruler.columnWidth;
  const visible = width / ruler.dayWidth;
  const first = addDays(ruler.leftDay, Math.ceil(ruler.leftPart - 0.01));
  const last = addDays(ruler.leftDay, Math.floor(ruler.leftPart + visible + 0.01) - 1);
  return { first, last };
}

/** Ids of the cars in view, top to bottom. */
export const carsInView = (page: Page): Promise<number[]> =>
  boardGrid(page)
    .locator('tr[data-car-id]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-car-id'))));

/**
 * Equal states in a row that count as rest, and the interval between reads, ms: together longer than the
 * longest animation (320) and the delay of the board (120).
 */
const REST = { looks: 10, pauseMs: 50, giveUpMs: 15_000 };

/** The grid updates when the canvas comes to rest; polled inside the page. */
export async function boardAtRest(page: Page): Promise<void> {
  const rests = await page.evaluate(async ({ looks, pauseMs, giveUpMs }) => {
    const end = performance.now() + giveUpMs;
    let before = '';
    let equal = 0;
    while (equal < looks && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const grid = document.querySelector<HTMLElement>('[data-board-grid]');
      const rows = [...(grid?.querySelectorAll<HTMLElement>('tr[data-car-id]') ?? [])];
      const cars = rows.map(({ dataset }) => dataset.carId);
      const now = grid && JSON.stringify([grid.getBoundingClientRect(), grid.dataset, cars]);
      equal = now !== null && now === before ? equal + 1 : 0;
      before = now ?? '';
    }
    return equal >= looks;
  }, REST);
  if (!rests) throw new Error('The board did not come to rest.');
}

/** Scrolls over the middle of the board and waits for rest. CSS px. */
export async function wheelBoard(page: Page, dx: number, dy: number): Promise<void> {
  const at = middleOfBody(await readRuler(boardGrid(page)));
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(dx, dy);
  await boardAtRest(page);
}

/** Distance from the first or the last row in view at which a drag scrolls the rows, px. */
const EDGE_PX = 44;

/** Distance of a car's row from being in view and off the edges, px; null when it is not in the grid. */
async function rowOverflow(page: Page, carId: number, ruler: Ruler): Promise<number | null> {
  const head = boardGrid(page).locator(`tr[data-car-id="${carId}"] > th`);
  if ((await head.count()) === 0) return null;
  const box = await head.boundingBox();
  if (box === null) return null;
  const above = box.y - EDGE_PX - (ruler.top + ruler.headerHeight);
  const below = box.y + ruler.rowHeight + EDGE_PX - ruler.bottom;
  return above < 0 ? above : Math.max(0, below);
}

async function revealDay(page: Page, day: Day): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const overflow = dayOverflow(day, await readRuler(boardGrid(page)));
    if (overflow === 0) return;
    await wheelBoard(page, overflow, 0);
  }
  throw new Error(`The board does not go to ${day}.`);
}

/** Only rows near the view are in the grid, so a far car is searched from the top, view by view. */
async function revealCar(page: Page, carId: number): Promise<void> {
  const ruler = await readRuler(boardGrid(page));
  const viewPx = ruler.bottom - ruler.top - ruler.headerHeight - ruler.rowHeight;
  if ((await rowOverflow(page, carId, ruler)) === null) await wheelBoard(page, 0, -1_000_000);
  const scrolled = () => boardGrid(page).getAttribute('data-scroll-y');
  for (let turn = 0; turn < 500; turn += 1) {
    const overflow = await rowOverflow(page, carId, ruler);
    if (overflow === 0) return;
    const before = await scrolled();
    await wheelBoard(page, 0, overflow ?? viewPx);
    // The first and the last row stay at their edge, where nothing is left to scroll.
    if (overflow !== null && before === (await scrolled())) return;
  }
  throw new Error(`Car ${carId} is not on the board.`);
}

/** Brings a cell wholly into view with the wheel. */
export async function reveal(page: Page, { carId, day }: Cell): Promise<void> {
  await revealDay(page, day);
  await revealCar(page, carId);
}

/** The point of a visible cell in the page. */
export async function pointOf(page: Page, { carId, day, part = 0.5 }: Cell): Promise<Point> {
  const ruler = await readRuler(boardGrid(page));
  const row = await boardGrid(page).locator(`tr[data-car-id="${carId}"] > th`).boundingBox();
  if (row === null) throw new Error(`Car ${carId} is not in view.`);
  return { x: xOf(ruler, day, part), y: row.y + row.height / 2 };
}

/** Drags with the mouse from the first cell to the last. */
export async function dragOverCells(page: Page, from: Cell, to: Cell): Promise<void> {
  await reveal(page, to);
  await reveal(page, from);
  const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

export async function clickCell(page: Page, cell: Cell): Promise<void> {
  await reveal(page, cell);
  const at = await pointOf(page, cell);
  await page.mouse.click(at.x, at.y);
}
