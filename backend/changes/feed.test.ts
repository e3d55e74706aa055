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

/** The next `count` notices of a listener. */
async function take(notices: AsyncIterator<ChangeNotice>, count: number): Promise<ChangeNotice[]> {
  const received: ChangeNotice[] = [];
  while (received.length < count) received.push((await notices.next()).value as ChangeNotice);
  return received;
}

const said = ({ operation, carIds }: ChangeNotice) => `${operation} ${carIds}`;

describe('a listener that resumes', () => {
  it('receives the missed notices in order, then `subscribed`', async () => {
    const feed = createChangeFeed();
    feed.publish(change(1));
    const since = feed.cursor();
    feed.publish(change(2));
    feed.publish(change(3));
    const notices = feed.stream({ since, now })[Symbol.asyncIterator]();
    const received = await take(notices, 3);
    expect(received.map(said)).toEqual(['updateBooking 2', 'updateBooking 3', 'subscribed ']);
    expect(received[2]).toMatchObject({ topics: [], cursor: feed.cursor() });
    feed.publish(change(4));
    expect((await take(notices, 1)).map(said)).toEqual(['updateBooking 4']);
  });

  it.each(['', 'another-run.1', '5', '.', 'x'])(
    'receives all topics for the unusable cursor «%s»',
    async (since) => {
      const feed = createChangeFeed();
      feed.publish(change(1));
      const [first] = await take(feed.stream({ since, now })[Symbol.asyncIterator](), 1);
      expect(first).toMatchObject({ operation: 'subscribed', topics: TOPICS, carIds: [] });
    },
  );

  it('receives all topics after more changes than are kept', async () => {
    const feed = createChangeFeed();
    const since = feed.cursor();
    for (let made = 0; made < 1001; made += 1) feed.publish(change(made));
    const [first] = await take(feed.stream({ since, now })[Symbol.asyncIterator](), 1);
    expect(first).toMatchObject({ topics: TOPICS });
  });

  it('cannot use a cursor from the future', async () => {
    const feed = createChangeFeed();
    const [run] = feed.cursor().split('.');
    const notices = feed.stream({ since: `${run}.7`, now })[Symbol.asyncIterator]();
    expect((await take(notices, 1))[0]).toMatchObject({ topics: TOPICS });
  });
});

describe('a listener', () => {
  it('without a cursor receives only new notices', async () => {
    const feed = createChangeFeed();
    feed.publish(change(1));
    const notices = feed.stream()[Symbol.asyncIterator]();
    const first = notices.next();
    feed.publish(change(2));
    expect(said((await first).value)).toBe('updateBooking 2');
  });

  it('that is slow receives one merged notice and blocks no writer', async () => {
    const feed = createChangeFeed();
    const notices = feed.stream()[Symbol.asyncIterator]();
    const first = notices.next();
    for (let made = 0; made < 5000; made += 1) feed.publish(change(made));
    expect(said((await first).value)).toBe('updateBooking 0');
    const received: ChangeNotice[] = [];
    while (received.at(-1)?.cursor !== feed.cursor()) received.push(...(await take(notices, 1)));
    expect(received.length).toBeLessThanOrEqual(101);
    expect(received[0]).toMatchObject({ topics: ['board'], carIds: [] });
  });

  it('that stops while waiting is released', async () => {
    const feed = createChangeFeed();
    const notices = feed.stream()[Symbol.asyncIterator]();
    const waiting = notices.next();
    await notices.return?.();
    expect((await waiting).done).toBe(true);
    feed.publish(change(1));
    expect((await notices.next()).done).toBe(true);
  });
});

describe('a bulk operation', () => {
  it('is published once, with all affected cars', async () => {
    const feed = createChangeFeed();
    const notices = feed.stream()[Symbol.asyncIterator]();
    const first = notices.next();
    const { announce, settle } = collectAnnouncements(feed, { now, draft: null, changeId: null });
    for (let row = 0; row < 2000; row += 1) announce('createBookingWithCustomer', [row % 3]);
    settle();
    expect((await first).value).toMatchObject({ carIds: [0, 1, 2] });
    const second = notices.next();
    announce('createCar', [9]);
    announce('createCar');
    settle();
    settle();
    expect((await second).value).toMatchObject({ operation: 'createCar', carIds: [] });
    expect(feed.cursor()).toMatch(/\.2$/);
  });
});
