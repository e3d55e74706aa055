import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice, PICTURE, photo } from '../testing/queued';
import { openQueueStore } from './queue-store';
import { hasQueued } from './queued-mark';

const ofUser = (id: string, userId: number) => ({ ...photo(id), userId });

let stored: Map<string, string>;
beforeEach(() => {
  stored = emptyDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a closed tab loses nothing', async () => {
  expect(await openQueueStore().add(photo('a'), PICTURE)).toBe('kept');
  const next = openQueueStore();
  expect(await next.itemsOf(7)).toEqual([photo('a')]);
  expect(await (await next.picture('a'))?.text()).toBe('jpeg');
});

test('another user of the device sees nothing, and the first script knows whose items wait', async () => {
  const store = openQueueStore();
  await store.add(ofUser('a', 7), PICTURE);
  await store.add(ofUser('b', 8), PICTURE);
  expect(await store.itemsOf(8)).toEqual([ofUser('b', 8)]);
  expect([7, 8, 9].map(hasQueued)).toEqual([true, true, false]);
  await store.remove(ofUser('a', 7));
  expect([7, 8].map(hasQueued)).toEqual([false, true]);
  expect(await store.picture('a')).toBeNull();
  await store.remove(ofUser('b', 8));
  expect(stored.size).toBe(0);
});

test('a removed item is neither changed nor removed again', async () => {
  const store = openQueueStore();
  await store.add(photo('a'), PICTURE);
  expect(await store.change('a', { url: '/files/1.jpg' })).toBe(true);
  expect(await store.itemsOf(7)).toEqual([{ ...photo('a'), url: '/files/1.jpg' }]);
  expect(await store.remove(photo('a'))).toBe(true);
  expect(await store.remove(photo('a'))).toBe(false);
  expect(await store.change('a', { state: 'refused' })).toBe(false);
});

test.each([
  ['a full disk', 'full', new DOMException('No space', 'QuotaExceededError')],
  ['a browser that refuses', 'unavailable', new DOMException('No', 'SecurityError')],
] as const)('%s: the item is kept in memory', async (_, keeping, failure) => {
  const open = () => {
    throw failure;
  };
  vi.stubGlobal('indexedDB', { open });
  const store = openQueueStore();
  expect(await store.add(photo('a'), PICTURE)).toBe(keeping);
  expect(await store.itemsOf(7)).toEqual([photo('a')]);
  expect(await store.itemsOf(8)).toEqual([]);
  expect(await (await store.picture('a'))?.text()).toBe('jpeg');
  expect(await store.change('a', { url: '/files/1.jpg' })).toBe(true);
  expect(hasQueued(7)).toBe(true);
  expect(await store.remove(photo('a'))).toBe(true);
  expect(await store.itemsOf(7)).toEqual([]);
});

test('a connection that the browser closed is opened again', async () => {
  const store = openQueueStore();
  await store.add(photo('a'), PICTURE);
  const { transaction } = IDBDatabase.prototype;
  const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The connection is closed', 'InvalidStateError');
  });
  expect(await store.itemsOf(7)).toEqual([photo('a')]);
  failing.mockRestore();
  expect(IDBDatabase.prototype.transaction).toBe(transaction);
});
