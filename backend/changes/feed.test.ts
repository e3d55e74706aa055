import { TOPICS } from '@schema/topics';
import { describe, expect, it } from 'vitest';
import { collectAnnouncements } from './announce';
import { createChangeFeed } from './feed';
import type { Change, ChangeNotice } from './notices';

const now = new Date('2026-11-10T09:00:00Z');
const change = (carId: number): Change => ({
  topics: ['board'],
  carIds: [carId],
  operation: 'updateBooking',
  at: now,
});

/** The next so many notices of a listener. */
async function take(ears: AsyncIterator<ChangeNotice>, count: number): Promise<ChangeNotice[]> {
  const heard: ChangeNotice[] = [];
  while (heard.length < count) heard.push((await ears.next()).value as ChangeNotice);
  return heard;
}

const said = ({ operation, carIds }: ChangeNotice) => `${operation} ${carIds}`;

describe('somebody who comes back to the live channel', () => {
  it('hears what was missed, in order, and then that nothing more is missing', async () => {
    const feed = createChangeFeed();
    feed.publish(change(1));
    const since = feed.cursor();
    feed.publish(change(2));
    feed.publish(change(3));
    const ears = feed.stream({ since, now })[Symbol.asyncIterator]();
    const heard = await take(ears, 3);
    expect(heard.map(said)).toEqual(['updateBooking 2', 'updateBooking 3', 'subscribed ']);
    expect(heard[2]).toMatchObject({ topics: [], cursor: feed.cursor() });
    feed.publish(change(4));
    expect((await take(ears, 1)).map(said)).toEqual(['updateBooking 4']);
  });

  it.each(['', 'another-run.1', '5', '.', 'x'])(
    'is told that anything may have changed when «%s» says nothing',
    async (since) => {
      const feed = createChangeFeed();
      feed.publish(change(1));
      const [first] = await take(feed.stream({ since, now })[Symbol.asyncIterator](), 1);
      expect(first).toMatchObject({ operation: 'subscribed', topics: TOPICS, carIds: [] });
    },
  );

  it('is told the same after so many changes that they are no longer known one by one', async () => {
    const feed = createChangeFeed();
    const since = feed.cursor();
    for (let made = 0; made < 1001; made += 1) feed.publish(change(made));
    const [first] = await take(feed.stream({ since, now })[Symbol.asyncIterator](), 1);
    expect(first).toMatchObject({ topics: TOPICS });
  });

  it('is not believed to have heard what has not happened yet', async () => {
    const feed = createChangeFeed();
    const [run] = feed.cursor().split('.');
    const ears = feed.stream({ since: `${run}.7`, now })[Symbol.asyncIterator]();
    expect((await take(ears, 1))[0]).toMatchObject({ topics: TOPICS });
  });
});

describe('a listener', () => {
  it('without a past hears only what comes', async () => {
    const feed = createChangeFeed();
    feed.publish(change(1));
    const ears = feed.stream()[Symbol.asyncIterator]();
    const first = ears.next();
    feed.publish(change(2));
    expect(said((await first).value)).toBe('updateBooking 2');
  });

  it('who is slow gets one notice for a flood, and the flood stops nobody', async () => {
    const feed = createChangeFeed();
    const ears = feed.stream()[Symbol.asyncIterator]();
    const first = ears.next();
    for (let made = 0; made < 5000; made += 1) feed.publish(change(made));
    expect(said((await first).value)).toBe('updateBooking 0');
    const heard: ChangeNotice[] = [];
    while (heard.at(-1)?.cursor !== feed.cursor()) heard.push(...(await take(ears, 1)));
    expect(heard.length).toBeLessThanOrEqual(101);
    expect(heard[0]).toMatchObject({ topics: ['board'], carIds: [] });
  });

  it('who leaves while waiting is let go and costs nothing more', async () => {
    const feed = createChangeFeed();
    const ears = feed.stream()[Symbol.asyncIterator]();
    const waiting = ears.next();
    await ears.return?.();
    expect((await waiting).done).toBe(true);
    feed.publish(change(1));
    expect((await ears.next()).done).toBe(true);
  });
});

describe('an operation that saves many', () => {
  it('is told once, with all the cars it touched', async () => {
    const feed = createChangeFeed();
    const ears = feed.stream()[Symbol.asyncIterator]();
    const first = ears.next();
    const { announce, settle } = collectAnnouncements(feed, now);
    for (let row = 0; row < 2000; row += 1) announce('createBookingWithCustomer', [row % 3]);
    settle();
    expect((await first).value).toMatchObject({ carIds: [0, 1, 2] });
    const second = ears.next();
    announce('createCar', [9]);
    announce('createCar');
    settle();
    settle();
    expect((await second).value).toMatchObject({ operation: 'createCar', carIds: [] });
    expect(feed.cursor()).toMatch(/\.2$/);
  });
});
