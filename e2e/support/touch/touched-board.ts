import { daysBetween } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dayWidth, showDays } from '../board/board-events.ts';
import { freeRun, today } from '../board/board-facts.ts';
import { boardAtRest, boardGrid, reveal } from '../board/board-pointer.ts';
import { middleOfBody, readRuler } from '../board/board-ruler.ts';
import { book } from '../bookings.ts';
import { dialogOf } from '../dialogs.ts';
import type { Point } from '../point.ts';
import type { Fingers } from './fingers.ts';

/** Movement from which a touch pans the board instead of pressing. CSS px. */
export const SLOP_PX = 12;

export const by = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });
export const middleOfBoard = async (page: Page): Promise<Point> =>
  middleOfBody(await readRuler(boardGrid(page)));

/** The position of the left edge, days. */
export async function leftEdge(page: Page): Promise<number> {
  const { leftDay, leftPart } = await readRuler(boardGrid(page));
  return daysBetween(today(), leftDay) + leftPart;
}

/** Distance panned left since `from`, px. */
export async function travelled(page: Page, from: number): Promise<number> {
  return ((await leftEdge(page)) - from) * (await dayWidth(page));
}

/** Asserts that the board still pans after a gesture, with nothing opened. */
export async function stillPans(page: Page, fingers: Fingers): Promise<void> {
  const at = await middleOfBoard(page);
  const from = await leftEdge(page);
  fingers.put(1, at);
  await fingers.drag({ 1: by(at, SLOP_PX + 90) });
  await fingers.lift(1, 200);
  await boardAtRest(page);
  expect(await travelled(page, from)).toBeCloseTo(-90, -0.5);
  expect(await dialogOf(page).count()).toBe(0);
}

/** True when a booking has its original dates. */
export async function versionOf(page: Page, id: number): Promise<number> {
  const query = `{ booking(id: ${id}) { version } }`;
  const answer = await page.request.post('/api/graphql', { data: { query } });
  return ((await answer.json()) as { data: { booking: { version: number } } }).data.booking.version;
}

interface Booked {
  id: number;
  days: string[];
}

/** A tablet whose board shows a two-day booking in the middle of a free week. */
export async function bookedWeek(page: Page, customer: string, phone: string): Promise<Booked> {
  const { carId, days } = await freeRun(page, 5);
  const [from = '', to = ''] = days.slice(2);
  const { id } = await book(page, { carId, from, to, customer, phone });
  await showDays(page, days[0] ?? '', 7);
  await reveal(page, { carId, day: to });
  return { id, days };
}
