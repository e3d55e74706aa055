import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerRow } from '../model/rows/board-answer';
import { booking, car, nov, scale } from '../testing/board-rows';
import { BoardLoader } from './board-loader';
import type { LoadBlock } from './board-store';
import { LiveRows } from './live-rows';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CARS = 200;

/** A company of 200 cars with a booking each, its server and a board. */
function company() {
  const titles = new Map<number, string>();
  const cars = new Set(Array.from({ length: CARS }, (_, index) => index + 1));
  const state = { cursor: 1, isDown: false, answerInMs: 20 };
  const requests: string[] = [];
  const flashed: string[] = [];
  const rowOf = (id: number): AnswerRow => ({
    car: car(id),
    bookings: [booking(id, '18 10:00', '20 12:00', { carId: id, customer: titles.get(id) ?? 'А' })],
    maintenances: [],
  });
  const load: LoadBlock = async (start, days, _signal, carIds) => {
    requests.push(carIds ? `rows ${carIds.join(' ')}` : `all ${start.slice(5)}`);
    const wanted = [...cars].filter((id) => carIds?.includes(id) ?? true);
    const answer = { start, days, cursor: `run.${state.cursor}`, rows: wanted.map(rowOf) };
    await new Promise((resolve) => setTimeout(resolve, state.answerInMs));
    if (state.isDown) throw new Error('no network');
    return answer;
  };
  const loader = new BoardLoader(nov(16), {
    load,
    scale,
    requireReturnMark: false,
    clock: () => Date.now(),
    onChanged: ({ keys }) => flashed.push(...keys),
  });
  const live = new LiveRows(loader, () => Date.now());
  loader.onSettled = () => live.schedule();
  loader.loadNeighbours();
  loader.start();
  return {
    titles,
    cars,
    state,
    requests,
    flashed,
    loader,
    live,
    /** A save by a colleague: the server has it immediately, the notice follows. */
    saves(id: number, title: string) {
      titles.set(id, title);
      state.cursor += 1;
      return { carIds: [id], cursor: `run.${state.cursor}` };
    },
    title: (id: number) => loader.snapshot().data.rows.events.get(`booking:${id}`)?.title,
  };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function opened() {
  const board = company();
  await wait(1000);
  board.requests.length = 0;
  return board;
}

describe("a colleague's change", () => {
  it('is requested as one row over all loaded days and changes no other row', async () => {
    const { live, saves, requests, title, loader, flashed } = await opened();
    const before = loader.snapshot().data.rows.rows;
    live.receive(saves(7, 'Новая'));
    await wait(49);
    expect(requests).toEqual([]);
    await wait(30);
    expect(requests).toEqual(['rows 7']);
    expect(title(7)).toBe('Новая');
    expect(flashed).toEqual(['booking:7']);
    const after = loader.snapshot().data.rows.rows;
    expect(after.filter((row, index) => row !== before[index]).map((row) => row.car.id)).toEqual([
      7,
    ]);
  });

  it('is requested together with rows changed at nearly the same time', async () => {
    const { live, saves, requests } = await opened();
    live.receive(saves(7, 'Первая'));
    await wait(20);
    live.receive(saves(9, 'Вторая'));
    live.receive(saves(7, 'Третья'));
    await wait(500);
    expect(requests).toEqual(['rows 7 9']);
  });

  it('outside of the loaded days changes nothing', async () => {
    const { live, state, loader, flashed } = await opened();
    const before = loader.snapshot().data;
    state.cursor += 1;
    live.receive({ carIds: [3], cursor: `run.${state.cursor}` });
    await wait(500);
    expect(loader.snapshot().data).toBe(before);
    expect(flashed).toEqual([]);
  });

  it('is not requested when an answer already includes it', async () => {
    const { live, state, requests } = await opened();
    live.receive({ carIds: [3], cursor: `run.${state.cursor}` });
    live.receive({ carIds: [], cursor: `run.${state.cursor}` });
    await wait(10_000);
    expect(requests).toEqual([]);
  });
});

describe('an own save', () => {
  it('is requested without a notice of the channel', async () => {
    const { live, saves, requests, title } = await opened();
    saves(7, 'Своя');
    live.receive({ carIds: [7] });
    await wait(2000);
    saves(7, 'Снова');
    live.receive({ carIds: [7] });
    await wait(500);
    expect(requests).toEqual(['rows 7', 'rows 7']);
    expect(title(7)).toBe('Снова');
  });
});

describe('a change that no row covers', () => {
  it.each([
    ['a change of any car', { carIds: [] }],
    ['a car that is not on the board', { carIds: [999] }],
    ['the fleet', { carIds: [7], isFleet: true }],
  ])('reloads the board: %s', async (_what, notice) => {
    const { live, requests, state } = await opened();
    state.cursor += 1;
    live.receive({ ...notice, cursor: `run.${state.cursor}` });
    await wait(3000);
    expect(requests[0]).toBe('all 11-16');
    expect(requests.filter((line) => line === 'all 11-16')).toHaveLength(1);
    expect(requests.every((line) => line.startsWith('all'))).toBe(true);
  });

  it('reloads the board when a row no longer exists', async () => {
    const { live, requests, cars, loader } = await opened();
    cars.delete(7);
    live.receive({ carIds: [7], cursor: 'run.2' });
    await wait(3000);
    expect(requests.slice(0, 2)).toEqual(['rows 7', 'all 11-16']);
    expect(loader.hasCar(7)).toBe(false);
  });
});

describe('a flood of changes', () => {
  it('of two thousand rows becomes one reload at its end', async () => {
    const { live, saves, requests, title } = await opened();
    for (let row = 0; row < 2000; row += 1) {
      live.receive(saves((row % CARS) + 1, `Импорт ${row}`));
      if (row % 10 === 0) await wait(10);
    }
    await wait(5000);
    expect(requests.filter((line) => line === 'all 11-16')).toHaveLength(1);
    expect(requests.filter((line) => line.startsWith('rows')).length).toBeLessThanOrEqual(1);
    expect(title(CARS)).toBe('Импорт 1999');
  });

  it('that does not end is shown every few seconds', async () => {
    const { live, saves, requests } = await opened();
    for (let row = 0; row < 8000; row += 1) {
      live.receive(saves((row % CARS) + 1, 'Импорт'));
      if (row % 20 === 0) await wait(50);
    }
    const reloads = requests.filter((line) => line === 'all 11-16').length;
    expect(reloads).toBeGreaterThanOrEqual(3);
    expect(reloads).toBeLessThanOrEqual(5);
  });

  it('does not include twenty changes a second: each is a row request', async () => {
    const { live, saves, requests, title } = await opened();
    for (let row = 0; row < 200; row += 1) {
      live.receive(saves((row % CARS) + 1, `Правка ${row}`));
      await wait(50);
    }
    await wait(500);
    expect(requests.filter((line) => line.startsWith('all'))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(45);
    expect(title(CARS)).toBe('Правка 199');
  });

  it('ends after a pause: the next change requests one row again', async () => {
    const { live, saves, requests } = await opened();
    for (let row = 0; row < 500; row += 1) live.receive(saves((row % CARS) + 1, 'Импорт'));
    await wait(5000);
    requests.length = 0;
    live.receive(saves(7, 'Обычная'));
    await wait(1000);
    expect(requests).toEqual(['rows 7']);
  });
});

describe('crossing requests and answers', () => {
  it('never replace a newer row by an older one', async () => {
    const { live, saves, state, loader, title } = await opened();
    state.answerInMs = 1000;
    void loader.refresh();
    await wait(10);
    state.answerInMs = 20;
    live.receive(saves(7, 'Новая'));
    await wait(200);
    expect(title(7)).toBe('Новая');
    await wait(10_000);
    expect(title(7)).toBe('Новая');
  });

  it('apply a row to days that are loaded meanwhile', async () => {
    const { live, saves, loader, title } = await opened();
    live.receive(saves(7, 'Новая'));
    await wait(55);
    loader.setView({ first: nov(40), last: nov(46) });
    await wait(2000);
    expect(title(7)).toBe('Новая');
  });

  it('wait for the first answer, which may include the change', async () => {
    const { live, requests, state } = company();
    state.cursor = 5;
    live.receive({ carIds: [], cursor: 'run.1' });
    await wait(3000);
    expect(requests.filter((line) => line === 'all 11-16')).toHaveLength(1);
  });

  it('reload once after a restart of the server', async () => {
    const { live, requests, state } = await opened();
    live.receive({ carIds: [], isFleet: true, cursor: 'another-run.0' });
    await wait(10_000);
    expect(requests.filter((line) => line === 'all 11-16')).toHaveLength(1);
    expect(state.cursor).toBe(1);
  });
});

describe('a row whose request failed', () => {
  it('is requested again once the server answers', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { live, saves, state, loader, title } = await opened();
    state.isDown = true;
    live.receive(saves(7, 'Новая'));
    await wait(1000);
    expect(loader.snapshot()).toMatchObject({ isStale: true, failure: null });
    expect(title(7)).toBe('А');
    state.isDown = false;
    await wait(6000);
    expect(loader.snapshot().isStale).toBe(false);
    expect(title(7)).toBe('Новая');
  });
});
