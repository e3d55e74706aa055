import { addDays, type Day, dayOf } from '@schema/values/calendar';
import type { Page } from 'playwright-core';

/** The zone of the demo company. */
export const ZONE = 'Europe/Moscow';

export interface BoardCell {
  date: Day;
  status: 'available' | 'reserved' | 'maintenance';
  booking: { id: number; startDate: string; endDate: string; customer: string } | null;
}

interface BoardAnswer {
  rows: { car: { id: number; brand: string; model: string }; cells: BoardCell[] }[];
}

/** Today as the company counts days. */
export const today = (): Day => dayOf(new Date(), ZONE);

/** The documented board over REST, with the session of the page. */
export async function readBoard(page: Page, start: Day, days: number): Promise<BoardAnswer> {
  const answer = await page.request.get(`/api/board?start=${start}&days=${days}`);
  if (!answer.ok()) throw new Error(`GET /api/board answered ${answer.status()}`);
  return (await answer.json()) as BoardAnswer;
}

/** What the documented board says about one car on the given days. */
export async function cellsOf(page: Page, carId: number, days: readonly Day[]) {
  const [first = today()] = days;
  const { rows } = await readBoard(page, first, days.length);
  return rows.find((row) => row.car.id === carId)?.cells ?? [];
}

export interface FreeRun {
  carId: number;
  /** Neighbouring days, each wholly free. */
  days: Day[];
}

/** How far ahead free days are looked for. */
const HORIZON_DAYS = 80;

/** The earliest run of so many wholly free days on any car, from tomorrow on. */
export async function freeRun(page: Page, length: number, except: number[] = []): Promise<FreeRun> {
  const start = addDays(today(), 1);
  const { rows } = await readBoard(page, start, HORIZON_DAYS);
  const runs = rows
    .filter(({ car }) => !except.includes(car.id))
    .flatMap(({ car, cells }) => {
      const at = cells.findIndex((_cell, index) => {
        const run = cells.slice(index, index + length);
        return run.length === length && run.every(({ status }) => status === 'available');
      });
      return at < 0 ? [] : [{ carId: car.id, days: cells.slice(at, at + length), at }];
    });
  const [earliest] = runs.sort((a, b) => a.at - b.at);
  if (!earliest) throw new Error(`No car is free for ${length} days in a row.`);
  return { carId: earliest.carId, days: earliest.days.map(({ date }) => date) };
}
