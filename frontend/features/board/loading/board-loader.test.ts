import { afterEach, describe, expect, it, vi } from 'vitest';
import { booking, car, nov, scale } from '../testing/board-rows';
import { BoardLoader } from './board-loader';
import type { LoadBlock } from './board-store';

interface Request {
  readonly start: string;
  answer(more?: Partial<ReturnType<typeof booking>>): Promise<void>;
  fail(): Promise<void>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function openBoard(start = nov(16), { isFirstScreen = false } = {}) {
  const requests: Request[] = [];
  const changed: string[] = [];
  let nowMs = 1000;
  const load: LoadBlock = (from, days) =>
    new Promise((resolve, reject) => {
      requests.push({
        start: from,
        async answer(more) {
          const bookings = more ? [booking(7, '18 10:00', '20 12:00', more)] : [];
          resolve({ start: from, days, rows: [{ car: car(1), bookings, maintenances: [] }] });
          await settled();
        },
        async fail() {
          reject(new Error('no network'));
          await settled();
        },
      });
    });
  const loader = new BoardLoader(start, {
    load,
    scale,
    requireReturnMark: false,
    clock: () => nowMs,
    onChanged: ({ keys }) => changed.push(...keys),
  });
  if (!isFirstScreen) loader.loadNeighbours();
  const end = loader.start();
  const requestedDays = () => requests.map((request) => request.start.slice(5));
  const at = (ms: number) => {
    nowMs = ms;
  };
  return { loader, requests, changed, requestedDays, end, at };
}

afterEach(() => vi.restoreAllMocks());

describe('the board as it opens', () => {
  it('requests the days in view first and their neighbours after the response', async () => {
    const { requests, requestedDays, loader } = openBoard();
    expect(requestedDays()).toEqual(['11-16']);
    expect(loader.snapshot().data.waiting).toBe(true);
    await requests[0]?.answer({});
    expect(requestedDays()).toEqual(['11-16', '10-26', '12-07', '10-05']);
    expect(loader.snapshot()).toMatchObject({
      data: { waiting: false },
      updatedAtMs: 1000,
      failure: null,
    });
    expect(loader.snapshot().data.isLoaded(nov(16))).toBe(true);
    expect(loader.snapshot().data.isLoaded(nov(15))).toBe(false);
  });

  it('requests only the days in view while the first screen loads', async () => {
    const { requests, requestedDays, loader } = openBoard(nov(16), { isFirstScreen: true });
    loader.setView({ first: nov(16), last: nov(40) });
    await requests[0]?.answer({});
    expect(requestedDays()).toEqual(['11-16', '12-07']);
    await requests[1]?.answer({});
    expect(requestedDays()).toEqual(['11-16', '12-07']);
    loader.loadNeighbours();
    expect(requestedDays().slice(2)).toEqual(['10-26', '10-05', '12-28']);
  });

  it('reports a failure and recovers on a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { requests, loader } = openBoard();
    await requests[0]?.fail();
    expect(loader.snapshot().failure).toBeInstanceOf(Error);
    void loader.refresh();
    await requests[1]?.answer({});
    expect(loader.snapshot().failure).toBeNull();
    expect(loader.snapshot().data.rows.rows).toHaveLength(1);
  });

  it('ignores answers after its end', async () => {
    const { requests, loader, end } = openBoard();
    end();
    await requests[0]?.answer({});
    expect(loader.snapshot().data.waiting).toBe(true);
  });
});

describe('the board as it moves', () => {
  it('requests a block once when the view is near', async () => {
    const { requests, requestedDays, loader } = openBoard();
    await requests[0]?.answer({});
    loader.setView({ first: nov(38 - 14), last: nov(38) });
    loader.setView({ first: nov(25), last: nov(39) });
    expect(requestedDays().filter((start) => start === '12-28')).toHaveLength(1);
  });
});

describe('the board that shows a quarter', () => {
  it('loads at most four blocks concurrently, those in view first', async () => {
    const { requests, loader } = openBoard();
    await requests[0]?.answer({});
    loader.setView({ first: nov(16), last: nov(16) + 91 });
    let answered = 1;
    expect(requests.length - answered).toBe(4);
    for (; answered < requests.length; answered += 1) {
      await requests[answered]?.answer();
      expect(requests.length - answered - 1).toBeLessThanOrEqual(4);
    }
    for (let day = nov(16); day < nov(16) + 92; day += 1) {
      expect(loader.snapshot().data.isLoaded(day)).toBe(true);
    }
    expect(answered).toBeLessThanOrEqual(10);
  });

  it('loads where a fast scroll ends, not every block that it passes', async () => {
    const { requests, loader } = openBoard();
    await requests[0]?.answer({});
    for (let day = nov(16); day < nov(16) + 730; day += 10) {
      loader.setView({ first: day, last: day + 91 });
    }
    for (let answered = 1; answered < requests.length; answered += 1) {
      await requests[answered]?.answer();
    }
    expect(requests.length).toBeLessThanOrEqual(16);
    expect(loader.snapshot().data.isLoaded(nov(16) + 730)).toBe(true);
  });
});

describe('the board as it refreshes', () => {
  async function opened() {
    const board = openBoard();
    await board.requests[0]?.answer({});
    for (const request of board.requests.slice(1)) await request.answer();
    return { ...board, before: board.requests.length };
  }

  it('requests all loaded blocks again and reports changes by others', async () => {
    const { requests, loader, changed, before } = await opened();
    void loader.refresh();
    await requests[before]?.answer({ version: 2, customer: 'Анна Юрьева' });
    expect(changed).toEqual(['booking:7']);
    expect(loader.snapshot().data.rows.events.get('booking:7')?.title).toBe('Анна Юрьева');
  });

  it('keeps its data when a refresh fails, and marks them stale', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { requests, loader, before } = await opened();
    void loader.refresh();
    await requests[before]?.fail();
    expect(loader.snapshot()).toMatchObject({ isStale: true, isRefreshing: false, failure: null });
    expect(loader.snapshot().data.rows.events.size).toBe(1);
  });

  it('stores when the newest answer was requested, not when it arrived', async () => {
    const { requests, loader, before, at } = await opened();
    at(5000);
    void loader.refresh();
    at(9000);
    await requests[before]?.answer();
    expect(loader.snapshot()).toMatchObject({ requestedAtMs: 5000, updatedAtMs: 9000 });
  });

  it('refreshes once more when called during a refresh, however often', async () => {
    const { requests, loader, before } = await opened();
    void loader.refresh();
    void loader.refresh();
    void loader.refresh();
    const inView = () =>
      requests.slice(before).filter(({ start }) => start === '2026-11-16').length;
    for (let index = before; index < requests.length; index += 1) await requests[index]?.answer({});
    await settled();
    for (let index = before; index < requests.length; index += 1) await requests[index]?.answer({});
    expect(inView()).toBe(2);
  });

  it('does not let an old answer overwrite a newer one', async () => {
    const { requests, loader, before } = await opened();
    loader.setView({ first: nov(16), last: nov(22) });
    void loader.refresh();
    const first = requests[before];
    await first?.answer({ customer: 'Новая' });
    expect(loader.snapshot().data.rows.events.get('booking:7')?.title).toBe('Новая');
  });
});
