import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardMoney } from '../model/look/block-money';
import { MoneySigns } from './money-signs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DEBT = { sign: 'debt', text: 'Долг 4 000 ₽' } as const;

/** Bookings below 10 have a debt. */
function start() {
  const asked: number[][] = [];
  const shown: BoardMoney[] = [];
  let isDown = false;
  const signs = new MoneySigns(
    async (ids) => {
      asked.push([...ids]);
      if (isDown) throw new Error('no answer');
      return new Map(ids.filter((id) => id < 10).map((id) => [id, DEBT] as const));
    },
    (money) => shown.push(money),
  );
  return {
    signs,
    asked,
    shown: () => [...(shown.at(-1)?.keys() ?? [])],
    disconnect: () => {
      isDown = true;
    },
  };
}
const rest = () => vi.advanceTimersByTimeAsync(1000);

test('bookings that become visible are requested once, in one batch', async () => {
  const { signs, asked, shown } = start();
  signs.seen([1, 12]);
  signs.seen([1, 12, 2]);
  await rest();
  signs.seen([2, 12]);
  await rest();
  signs.seen([2, 3]);
  await rest();
  expect(asked).toEqual([[1, 12, 2], [3]]);
  expect(shown()).toEqual([1, 2, 3]);
});

test('a payment by others refreshes the bookings in view, many notices once', async () => {
  const { signs, asked } = start();
  signs.seen([1, 2, 3]);
  await rest();
  signs.seen([2, 3]);
  for (let notice = 0; notice < 20; notice += 1) signs.changed();
  await rest();
  signs.seen([1]);
  await rest();
  expect(asked.slice(1)).toEqual([[2, 3], [1]]);
});

test('without a response no outdated signs are shown', async () => {
  const { signs, shown, disconnect } = start();
  signs.seen([1]);
  await rest();
  disconnect();
  signs.changed();
  await rest();
  expect(shown()).toEqual([]);
});

test('one request has no more bookings than the server accepts', async () => {
  const { signs, asked } = start();
  signs.seen(Array.from({ length: 1200 }, (_, id) => id + 1));
  await rest();
  expect(asked.map(({ length }) => length)).toEqual([1000, 200]);
});
