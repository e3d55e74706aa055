import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import type { Move, MovedBooking } from './move';
import { MovePrices } from './price-of-move';

/** A server that returns this price, roubles, for any period; null: it has no tariff. */
function pricing(totalPrice: number | null) {
  const requested: unknown[] = [];
  const client = {
    query: async ({ variables }: { variables: unknown }) => {
      requested.push(variables);
      if (totalPrice === null) throw new Error('no tariff');
      return { data: { estimatePrice: { totalPrice } } };
    },
  } as unknown as ApolloClient;
  return { prices: new MovePrices(client), requested };
}

const LATER = {
  startDate: new Date('2026-11-19T07:00:00Z'),
  endDate: new Date('2026-11-21T09:00:00Z'),
};

function moveOf(more: Partial<MovedBooking>, to: Partial<Move> = LATER): Move {
  const record = {
    id: 1,
    carId: 1,
    startDate: '2026-11-18T07:00:00Z',
    endDate: '2026-11-20T09:00:00Z',
    version: 1,
    totalPrice: 12_600,
    priceEdited: false,
    ...more,
  };
  return {
    event: { kind: 'booking', title: 'Анна', record },
    carId: 1,
    startDate: new Date(record.startDate),
    endDate: new Date(record.endDate),
    ...to,
  };
}

const OTHER_CAR = { carId: 2 };

const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ') ?? null;
const { signal } = new AbortController();

it('shows the price before and after for a booking by tariff', async () => {
  const { prices } = pricing(14_800);
  const move = moveOf({});
  expect(prices.awaited(move.event)).toBe('Считаем стоимость…');
  expect(plain(await prices.text(move, signal))).toBe('12 600 ₽ → 14 800 ₽');
});

it.each([
  ['and the other tariff', 14_800, '12 600 ₽ без изменений, по тарифу 14 800 ₽', 14_800],
  ['once where the tariff is the same', 12_600, '12 600 ₽', null],
  ['alone without a tariff', null, '12 600 ₽', null],
])('on another car shows the price that stays %s', async (_name, tariff, said, offered) => {
  const { prices } = pricing(tariff);
  const move = moveOf({}, OTHER_CAR);
  expect(plain(await prices.text(move, signal))).toBe(said);
  expect(await prices.offer(move)).toBe(offered);
});

it('offers no tariff where the price follows it or was agreed', async () => {
  const { prices } = pricing(14_800);
  expect(await prices.offer(moveOf({}))).toBeNull();
  expect(await prices.offer(moveOf({ priceEdited: true }, OTHER_CAR))).toBeNull();
});

it('shows an unchanged price once', async () => {
  const { prices } = pricing(12_600);
  expect(plain(await prices.text(moveOf({}), signal))).toBe('12 600 ₽');
});

it.each([
  ['agreed manually, without a request', { priceEdited: true }, '12 600 ₽, цена указана вручную'],
  ['as empty without an agreed price', { totalPrice: null }, null],
])('shows a price %s', async (_name, more, said) => {
  const { prices, requested } = pricing(14_800);
  const move = moveOf(more);
  expect(plain(prices.awaited(move.event))).toBe(said);
  expect(plain(await prices.text(move, signal))).toBe(said);
  expect(requested).toEqual([]);
});

it('shows no price without a tariff', async () => {
  const { prices } = pricing(null);
  expect(await prices.text(moveOf({}), signal)).toBeNull();
});

it('shows the former price a day for a shorter period at a higher tariff', async () => {
  const { prices } = pricing(20_000);
  const shorter = { endDate: new Date('2026-11-19T09:00:00Z') };
  const move = moveOf({ totalPrice: 15_000 }, shorter);
  expect(plain(await prices.text(move, signal))).toBe(
    '15 000 ₽ → 10 000 ₽ по прежней цене за сутки',
  );
  expect((await prices.ofMove(move))?.taken).toBe(10_000);
});

it('requests each position once until a save', async () => {
  const { prices, requested } = pricing(14_800);
  await prices.text(moveOf({}), signal);
  await prices.text(moveOf({}), signal);
  expect(requested).toHaveLength(1);
  prices.forget();
  await prices.text(moveOf({}), signal);
  expect(requested).toHaveLength(2);
});

it('aborting the price request of a drag does not abort that of the save', async () => {
  const left: AbortSignal[] = [];
  const answers: (() => void)[] = [];
  const link = new HttpLink({
    uri: 'http://127.0.0.1/api/graphql',
    fetch: (_path, init) =>
      new Promise((resolve, reject) => {
        const { signal: gone } = init as { signal: AbortSignal };
        left.push(gone);
        gone.addEventListener('abort', () => reject(gone.reason));
        const data = { estimatePrice: { totalPrice: 14_800, totalDays: 3, breakdown: [] } };
        answers.push(() => resolve(Response.json({ data })));
      }),
  });
  const prices = new MovePrices(new ApolloClient({ link, cache: new InMemoryCache() }));
  const controller = new AbortController();
  const shown = prices.text(moveOf({}), controller.signal);
  await expect.poll(() => left.length).toBe(1);
  const saved = prices.tariff(moveOf({}));
  controller.abort();
  await expect.poll(() => left.length).toBe(2);
  answers[1]?.();
  expect(await saved).toBe(14_800);
  expect(await shown).toBeNull();
});
