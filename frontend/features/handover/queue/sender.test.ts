import 'fake-indexeddb/auto';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cash, emptyDatabase, emptyDevice, mark, PICTURE, photo, sheet } from '../testing/queued';
import type { Transport } from './deliver';
import { heldBy, type QueueItem } from './queue-items';
import { openQueueStore, type QueueStore } from './queue-store';
import { createSender } from './sender';

const { userId: USER } = photo('');
const REFUSED = 'Фото не найдено';

/** What happens to one request. */
const WEATHER = [
  'ok',
  'ok',
  'ok',
  'down',
  'lost answer',
  'failed',
  'busy',
  'proxy',
  'signed out',
  'killed',
  'killed after saving',
  'down for days',
] as const;
type Weather = (typeof WEATHER)[number];

const answer = (status: number, code: string, more = {}) =>
  new RefusedAnswer('Ошибка', [{ message: REFUSED, code, ...more }], status);
const never = () => new Promise<never>(() => {});

/** A server that saves once per client ID, behind a network of the given weather. */
class FakeServer {
  readonly saved: string[] = [];
  readonly files = new Set<string>();
  atOnce = 0;
  most = 0;
  onKill = () => {};
  onSignOut = () => {};
  private requests = 0;

  constructor(
    private readonly weather: readonly Weather[],
    private readonly poisoned: ReadonlySet<string>,
    private readonly beforeRequest: (count: number) => Promise<void> = async () => {},
  ) {}

  readonly transport: Transport = {
    upload: (id) =>
      this.request(() => {
        const url = `/files/${id}-${this.files.size}.jpg`;
        this.files.add(url);
        return url;
      }),
    addPhoto: ({ id }, url) =>
      this.request(() => {
        if (!this.files.has(url))
          throw answer(422, 'VALIDATION_FAILED', { fields: { photo: '-' } });
        this.save(id);
      }),
    saveSheet: ({ id }) => this.request(() => this.save(id)),
    recordCash: ({ key }) => this.request(() => this.save(key)),
    mark: ({ id }) => this.request(() => this.save(id)),
    removePhoto: async (id) => void this.saved.splice(this.saved.indexOf(id), 1),
  };

  private save(id: string): void {
    if (this.poisoned.has(id)) throw answer(422, 'VALIDATION_FAILED', { fields: {} });
    if (!this.saved.includes(id)) this.saved.push(id);
  }

  private async request<T>(run: () => T): Promise<T> {
    const now = this.weather[this.requests] ?? 'ok';
    this.requests += 1;
    this.atOnce += 1;
    this.most = Math.max(this.most, this.atOnce);
    try {
      await this.beforeRequest(this.requests);
      return await this.through(now, run);
    } finally {
      this.atOnce -= 1;
    }
  }

  private async through<T>(now: Weather, run: () => T): Promise<T> {
    // Files that nothing uses are deleted after a day.
    if (now === 'down for days') this.files.clear();
    if (now.startsWith('down')) throw new Error('Failed to fetch');
    if (now === 'failed') throw answer(500, 'INTERNAL');
    if (now === 'busy') throw answer(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 3 });
    if (now === 'proxy') throw Object.assign(new Error('Bad gateway'), { statusCode: 502 });
    if (now === 'signed out') {
      this.onSignOut();
      throw answer(401, 'UNAUTHENTICATED');
    }
    if (now === 'killed') return this.die();
    const result = run();
    if (now === 'lost answer') throw new Error('Failed to fetch');
    return now === 'killed after saving' ? this.die() : result;
  }

  private die(): Promise<never> {
    this.atOnce -= 1;
    this.onKill();
    return never();
  }
}

const add = (store: QueueStore, item: QueueItem) =>
  store.add(item, item.kind === 'photo' ? PICTURE : null);

/** Runs senders, each in a new tab after the former was killed, until nothing waits. */
async function sendAll(server: FakeServer): Promise<QueueStore> {
  let store = openQueueStore();
  let pauses = 0;
  await new Promise<void>((resolve, reject) => {
    const open = () => {
      const ofTab = openQueueStore();
      let isSignedOut = false;
      store = ofTab;
      const sender = createSender({
        userId: USER,
        store: ofTab,
        transport: server.transport,
        isTaken: () => false,
        alone: (round) => round(),
        after: (_ms, run) => {
          pauses += 1;
          if (pauses > 200) reject(new Error('It never ends'));
          setImmediate(run);
          return () => {};
        },
        onSending: () => {},
        onDelivered: () => {},
        onChange: async () => {},
        onRound: (isHeldUp) => {
          if (!isHeldUp) resolve();
          if (isSignedOut) setImmediate(sender.signedIn);
          isSignedOut = false;
        },
      });
      server.onKill = () => {
        sender.stop();
        ofTab.close();
        setImmediate(open);
      };
      server.onSignOut = () => {
        isSignedOut = true;
      };
      sender.wake();
    };
    open();
  });
  return store;
}

beforeEach(() => void emptyDevice());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ids = (items: readonly QueueItem[]) => items.map(({ id }) => id).toSorted();

const MADE = { photo, sheet, cash, mark };
const KINDS = ['photo', 'photo', 'sheet', 'cash', 'mark'] as const;

const RANK: Readonly<Record<string, number>> = { sheet: 0, cash: 1, mark: 2 };

const plans = fc.record({
  kinds: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 6 }),
  poisoned: fc.array(fc.nat({ max: 5 }), { maxLength: 2 }),
  late: fc.nat({ max: 5 }),
  weather: fc.array(fc.constantFrom(...WEATHER), { maxLength: 20 }),
});

describe('the sender', () => {
  test('delivers each item once, refuses it with words or holds it, in any weather', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ kinds, poisoned, late, weather }) => {
        emptyDatabase();
        const items = kinds.map((kind, at) => MADE[kind](`i${at}`, at));
        const bad = new Set(poisoned.map((at) => `i${at}`));
        const first = openQueueStore();
        // A last photo is made while others are being sent.
        const [last] = items.slice(-1);
        let isAdded = late === 0 || items.length === 1 || last?.kind !== 'photo';
        for (const item of isAdded ? items : items.slice(0, -1)) await add(first, item);
        const server = new FakeServer(weather, bad, async (count) => {
          if (isAdded || !last || count < late) return;
          isAdded = true;
          await add(first, last);
        });
        const store = await sendAll(server);
        const expected = isAdded ? items : items.slice(0, -1);

        const left = await store.itemsOf(USER);
        for (const item of left) {
          // A fact waits for what was refused before it.
          const isHeld = heldBy(item, left) !== null;
          const shown = isHeld ? ['waiting', null] : ['refused', REFUSED];
          expect([item.state, item.problem]).toEqual(shown);
          expect(isHeld || bad.has(item.id)).toBe(true);
        }
        const kept = new Set(ids(left));
        const good = expected.filter(({ id }) => !kept.has(id));
        expect(good.some(({ id }) => bad.has(id))).toBe(false);
        expect(server.saved.toSorted()).toEqual(ids(good));
        const ranks = server.saved.map((id) => RANK[good.find((one) => one.id === id)?.kind ?? '']);
        const facts = ranks.filter((rank) => rank !== undefined);
        expect(facts).toEqual(facts.toSorted((one, other) => one - other));
        expect(server.most).toBe(1);
        if (isAdded && !weather.some((one) => ['failed', 'proxy'].includes(one))) {
          const photos = good.filter(({ kind }) => kind === 'photo').map(({ id }) => id);
          expect(server.saved.filter((id) => photos.includes(id))).toEqual(photos);
        }
        store.close();
        first.close();
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('goes on after an item that the server fails to save', async () => {
    const store = openQueueStore();
    for (const item of [photo('a', 1), photo('b', 2)]) await add(store, item);
    const server = new FakeServer(['failed'], new Set());
    await sendAll(server);
    expect(server.saved).toEqual(['b', 'a']);
  });

  test('sends a sheet before the photos', async () => {
    const store = openQueueStore();
    for (const item of [photo('a', 1), sheet('s', 2)]) await add(store, item);
    const server = new FakeServer([], new Set());
    await sendAll(server);
    expect(server.saved).toEqual(['s', 'a']);
  });

  test('takes back a photo that was removed while it was being sent', async () => {
    const store = openQueueStore();
    await add(store, photo('a'));
    const server = new FakeServer([], new Set(), async (count) => {
      if (count === 2) await store.remove(photo('a'));
    });
    await sendAll(server);
    expect(server.saved).toEqual([]);
  });
});
