import { addDays, type Day, dayOf } from '@schema/values/time/calendar';
import { type Caller, readJson } from '../rest.ts';

export const ZONE = 'Europe/Moscow';

interface BoardCell {
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

/** The documented board over REST, with the session of the caller. */
export function readBoard(caller: Caller, start: Day, days: number): Promise<BoardAnswer> {
  return readJson<BoardAnswer>(caller, `/board?start=${start}&days=${days}`);
}

/** The documented row of one car on the given days. */
export async function cellsOf(caller: Caller, carId: number, days: readonly Day[]) {
  const [first = today()] = days;
  const { rows } = await readBoard(caller, first, days.length);
  return rows.find((row) => row.car.id === carId)?.cells ?? [];
}

interface FreeRun {
  carId: number;
  /** Consecutive days, each wholly free. */
  days: Day[];
}

/** Range of the search for free days, days. */
const HORIZON_DAYS = 80;

/** The earliest run of this many wholly free days on any car, from tomorrow on. */
export async function freeRun(caller: Caller, length: number): Promise<FreeRun> {
  const [earliest] = await freeRuns(caller, length);
  if (!earliest) throw new Error(`No car is free for ${length} days in a row.`);
  return earliest;
}

/** A free run on days when another car is free as well. */
export async function sharedFreeRun(caller: Caller, length: number): Promise<FreeRun> {
  const runs = await freeRuns(caller, length);
  const shared = runs.find((run) =>
    runs.some((other) => other.carId !== run.carId && other.days[0] === run.days[0]),
  );
  if (!shared) throw new Error(`No two cars are free for the same ${length} days.`);
  return shared;
}

async function freeRuns(caller: Caller, length: number): Promise<FreeRun[]> {
  const { rows } = await readBoard(caller, addDays(today(), 1), HORIZON_DAYS);
  const runs = rows.flatMap(({ car, cells }) =>
    cells.flatMap((_cell, index) => {
      const run = cells.slice(index, index + length);
      const isFree = run.length === length && run.every(({ status }) => status === 'available');
      return isFree ? [{ carId: car.id, days: run.map(({ date }) => date) }] : [];
    }),
  );
  return runs.sort((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
}
