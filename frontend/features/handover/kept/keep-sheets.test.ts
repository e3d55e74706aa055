import 'fake-indexeddb/auto';
import type { ApolloClient } from '@apollo/client';
import type { Session } from '@frontend/shared/data/session';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_SETTINGS } from '../testing/rental';
import { isOutdated, keepSheets, unwanted } from './keep-sheets';
import { type KeptStore, openKeptStore } from './kept-store';
import { rentalOf } from './testing/kept';

const NOW = new Date('2026-11-20T09:00:00Z');
const session = (userId = 7): Session => ({
  user: { id: userId, login: 'admin', permissions: [] },
  company: {
    name: 'Автопрокат',
    timeZone: 'Europe/Moscow',
    requireReturnMark: false,
    contactWay: 'whatsapp',
    demo: false,
  },
  now: () => NOW,
});

const task = (id: number, version = 1) => ({
  kind: 'handover',
  booking: {
    id,
    carId: 3,
    carTitle: 'Kia Rio',
    licensePlate: 'А001КА99',
    customerName: 'Анна Никитина',
    startDate: NOW.toISOString(),
    endDate: NOW.toISOString(),
    version,
  },
});
const PHOTO = `/files/state-${'0'.repeat(32)}.webp`;

let store: KeptStore;
let today: ReturnType<typeof task>[];
let asked: string[];
let refused: number | null;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = openKeptStore();
  today = [task(1), task(2)];
  asked = [];
  refused = null;
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(1000)));
});

const client = {
  query: async ({ variables }: { variables: Record<string, unknown> }) => {
    asked.push(JSON.stringify(variables));
    if (variables.bookingId === refused) {
      throw { errors: [{ message: 'Нет брони', extensions: { code: 'NOT_FOUND' } }] };
    }
    if (variables.tomorrow) {
      const none = { bookings: [] };
      const dailyDashboard = { handovers: none, returns: none };
      return { data: { actionList: { overdue: [], today }, dailyDashboard } };
    }
    if (Object.keys(variables).length === 0) return { data: { sheetSettings: NO_SETTINGS } };
    if (variables.carId) return { data: { carState: { carId: variables.carId } } };
    const previousPhotos = [{ id: 1, angle: 'front', url: PHOTO }];
    const rental = { ...rentalOf(Number(variables.bookingId)), previousPhotos };
    return { data: { handoverSheets: rental } };
  },
} as unknown as ApolloClient;

const keep = (changedAtMs = 0, userId = 7) =>
  keepSheets({
    client,
    session: session(userId),
    store,
    changedAtMs: () => changedAtMs,
    pause: async () => {},
  });
const keys = async () => [...(await store.answers()).keys()];

test('the due sheets, their car once and their photos are kept and not read again', async () => {
  await keep();
  expect(await keys()).toEqual([
    'HandoverSheets {"bookingId":1}',
    'HandoverSheets {"bookingId":2}',
    'SheetCar {"carId":3}',
    'SheetSettings {}',
  ]);
  expect(await store.owner()).toMatchObject({ user: { id: 7 }, due: [{ bookingId: 1 }, {}] });
  expect([...(await store.pictureSizes())]).toEqual([[PHOTO, 1000]]);
  asked = [];
  await keep();
  expect(asked).toEqual(['{"tomorrow":"2026-11-21"}']);
});

test('a changed booking and an announced car are read again', async () => {
  await keep();
  asked = [];
  today = [task(1, 2), task(2)];
  await keep();
  expect(asked.slice(1)).toEqual(['{"bookingId":1}', '{"carId":3}', '{}']);
  asked = [];
  await keep(Date.now());
  expect(asked).toHaveLength(5);
});

test('what is no longer due is removed, an opened sheet stays', async () => {
  await keep();
  const opened = { data: {}, atMs: Date.now(), version: null };
  await store.setAnswer('HandoverSheets {"bookingId":9}', opened);
  today = [task(2)];
  await keep();
  expect(await keys()).toEqual([
    'HandoverSheets {"bookingId":2}',
    'HandoverSheets {"bookingId":9}',
    'SheetCar {"carId":3}',
    'SheetSettings {}',
  ]);
});

test('a deleted booking does not end the run', async () => {
  refused = 1;
  await keep();
  expect(await keys()).toContain('HandoverSheets {"bookingId":2}');
});

test('nothing of another user stays', async () => {
  await keep();
  today = [];
  await keep(0, 8);
  expect(await keys()).toEqual([]);
  expect((await store.owner())?.user.id).toBe(8);
});

test('an answer is outdated by version, notice and age', () => {
  const fresh = { atMs: Date.now() - 1000, version: 1 };
  expect(isOutdated(fresh, { version: 1 }, 0)).toBe(false);
  expect(isOutdated(fresh, { version: 2 }, 0)).toBe(true);
  expect(isOutdated(fresh, { version: 1 }, Date.now())).toBe(true);
  expect(isOutdated({ ...fresh, atMs: Date.now() - 1_800_001 }, { version: 1 }, 0)).toBe(true);
});

test('of opened sheets the latest forty answers stay', () => {
  const answers = Array.from(
    { length: 45 },
    (_, atMs) => [`${atMs}`, { data: {}, atMs, version: null }] as const,
  );
  expect(unwanted(new Map(answers), new Set(['0']))).toEqual(['1', '2', '3', '4']);
});
