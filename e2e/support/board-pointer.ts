import { addDays, type Day } from '@schema/values/time/calendar';
import type { Locator, Page } from 'playwright-core';
import { dayOverflow, middleOfBody, type Ruler, readRuler, xOf } from './board-ruler.ts';
import type { Point } from './touch.ts';

/** A cell of the board: a car on a day. */
export interface Cell {
  carId: number;
  day: Day;
  /** Where in the day: 0 its left edge, 1 its right. Default: the middle. */
  part?: number;
}

/** The board's accessible grid, laid over the canvas; it tells where everything is drawn. */
export function boardGrid(page: Page): Locator {
  return page.getByRole('grid', { name: /^Шахматка/ });
}

/** An event on the board by words of its name: the customer, or what the service is. */
export function boardEvent(page: Page, words: string | RegExp): Locator {
  return boardGrid(page).getByRole('button', { name: words });
}

/** The first day that is wholly in view, and the last. */
export async function daysInView(page: Page): Promise<{ first: Day; last: Day }> {
  const ruler = await readRuler(boardGrid(page));
  const width = ruler.right - ruler.left - ruler.columnWidth;
  const visible = width / ruler.dayWidth;
  const first = addDays(ruler.leftDay, Math.ceil(ruler.leftPart - 0.01));
  const last = addDays(ruler.leftDay, Math.floor(ruler.leftPart + visible + 0.01) - 1);
  return { first, last };
}

/** Cars in view from top to bottom, by their ids. */
export async function carsInView(page: Page): Promise<number[]> {
  const rows = await boardGrid(page).locator('tr[data-car-id]').all();
  return Promise.all(rows.map(async (row) => Number(await row.getAttribute('data-car-id'))));
}

/** Equal looks in a row that are rest, and the pause between two, ms: longer than the board itself waits. */
const REST = { looks: 6, pauseMs: 50, giveUpMs: 15_000 };

/** The grid follows the canvas when that comes to rest; it is watched from within the page. */
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

/** Turns the wheel over the middle of the board and waits until it stands. CSS px. */
export async function wheelBoard(page: Page, dx: number, dy: number): Promise<void> {
  const at = middleOfBody(await readRuler(boardGrid(page)));
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(dx, dy);
  await boardAtRest(page);
}

/** How far the row of a car is from being wholly in view, px; null when it is not mirrored. */
async function rowOverflow(page: Page, carId: number, ruler: Ruler): Promise<number | null> {
  const head = boardGrid(page).locator(`tr[data-car-id="${carId}"] > th`);
  if ((await head.count()) === 0) return null;
  const box = await head.boundingBox();
  if (box === null) return null;
  const above = box.y - (ruler.top + ruler.headerHeight);
  const below = box.y + ruler.rowHeight - ruler.bottom;
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

/** Rows are mirrored only near the view, so a far car is looked for from the top, view by view. */
async function revealCar(page: Page, carId: number): Promise<void> {
  const ruler = await readRuler(boardGrid(page));
  const viewPx = ruler.bottom - ruler.top - ruler.headerHeight - ruler.rowHeight;
  if ((await rowOverflow(page, carId, ruler)) === null) await wheelBoard(page, 0, -1_000_000);
  for (let turn = 0; turn < 500; turn += 1) {
    const overflow = await rowOverflow(page, carId, ruler);
    if (overflow === 0) return;
    await wheelBoard(page, 0, overflow ?? viewPx);
  }
  throw new Error(`Car ${carId} is not on the board.`);
}

/** Brings a cell wholly into view with the wheel, as a person would. */
export async function reveal(page: Page, { carId, day }: Cell): Promise<void> {
  await revealDay(page, day);
  await revealCar(page, carId);
}

/** Where a cell that is in view lies in the page. */
export async function pointOf(page: Page, { carId, day, part = 0.5 }: Cell): Promise<Point> {
  const ruler = await readRuler(boardGrid(page));
  const row = await boardGrid(page).locator(`tr[data-car-id="${carId}"] > th`).boundingBox();
  if (row === null) throw new Error(`Car ${carId} is not in view.`);
  return { x: xOf(ruler, day, part), y: row.y + row.height / 2 };
}

/** Presses on the first cell with the mouse, goes over to the last and lets go. */
export async function dragOverCells(page: Page, from: Cell, to: Cell): Promise<void> {
  await reveal(page, to);
  await reveal(page, from);
  const [start, end] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/** Clicks a cell. */
export async function clickCell(page: Page, cell: Cell): Promise<void> {
  await reveal(page, cell);
  const at = await pointOf(page, cell);
  await page.mouse.click(at.x, at.y);
}
