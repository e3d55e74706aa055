import { addDays, type Day, dayOf } from '@schema/values/time/calendar';
import type { Page } from 'playwright-core';
import { readJson } from './rest.ts';

export const ZONE = 'Europe/Moscow';

export interface BoardCell {
  date: Day;
  status: 'available' | 'reserved' | 'maintenance';
  booking: { id: number; startDate: string; endDate: string; customer: string } | null;
  maintenance: { id: number } | null;
}

interface BoardAnswer {
  rows: { car: { id: number; brand: string; model: string }; cells: BoardCell[] }[];
}

/** Today in company time. */
export const today = (): Day => dayOf(new Date(), ZONE);

/** The documented board over REST, with the session of the page. */
export const readBoard = (page: Page, start: Day, days: number): Promise<BoardAnswer> =>
  readJson(page, `/board?start=${start}&days=${days}`);

/** The documented row of one car on the given days. */
export async function cellsOf(page: Page, carId: number, days: readonly Day[]) {
  const [first = today()] = days;
  const { rows } = await readBoard(page, first, days.length);
  return rows.find((row) => row.car.id === carId)?.cells ?? [];
}

export interface FreeRun {
  carId: number;
  /** Consecutive days, each wholly free. */
  days: Day[];
}

/** How far ahead free days are searched, days. */
const HORIZON_DAYS = 80;

/** The earliest run of this many wholly free days on any car, from tomorrow on. */
export async function freeRun(page: Page, length: number): Promise<FreeRun> {
  const [earliest] = await freeRuns(page, length);
  if (!earliest) throw new Error(`No car is free for ${length} days in a row.`);
  return earliest;
}

/** A free run on days when another car is free as well. */
export async function sharedFreeRun(page: Page, length: number): Promise<FreeRun> {
  const runs = await freeRuns(page, length);
  const shared = runs.find((run) =>
    runs.some((other) => other.carId !== run.carId && other.days[0] === run.days[0]),
  );
  if (!shared) throw new Error(`No two cars are free for the same ${length} days.`);
  return shared;
}

async function freeRuns(page: Page, length: number): Promise<FreeRun[]> {
  const { rows } = await readBoard(page, addDays(today(), 1), HORIZON_DAYS);
  const runs = rows.flatMap(({ car, cells }) =>
    cells.flatMap((_cell, index) => {
      const run = cells.slice(index, index + length);
      const isFree = run.length === length && run.every(({ status }) => status === 'available');
      return isFree ? [{ carId: car.id, days: run.map(({ date }) => date) }] : [];
    }),
  );
  return runs.sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
}
