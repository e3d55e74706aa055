import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../testing/queued';
import type { Transport } from './deliver';
import { HandoverQueue } from './handover-queue';

const OF = { bookingId: 12, carId: 3, side: 'out', sheetClientId: 'a', names: undefined } as const;
const BUSY = {
  errors: [
    { message: 'Подождите', extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 } },
  ],
};

let queue: HandoverQueue;
beforeEach(() => {
  emptyDevice();
  queue = new HandoverQueue(7);
});
afterEach(() => {
  queue.close();
  vi.restoreAllMocks();
});

const transportOf = (saveSheet: Transport['saveSheet']): Transport => ({
  upload: async () => '',
  addPhoto: async () => {},
  saveSheet,
  removePhoto: async () => {},
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a component that is mounted later leaves the pause of the server alone', async () => {
  const saveSheet = vi.fn(async () => {
    throw BUSY;
  });
  const leave = queue.connect(transportOf(saveSheet), () => {});
  expect(await queue.sendSheet(OF, { clientId: 'a' }, false)).toBe('queued');
  await vi.waitFor(() => expect(saveSheet).toHaveBeenCalledTimes(2));
  await settled();
  const later = vi.fn(async () => {});
  queue.connect(transportOf(later), () => {});
  leave();
  queue.wake();
  await settled();
  expect(saveSheet).toHaveBeenCalledTimes(2);
  expect(later).not.toHaveBeenCalled();
});

test('a sheet that had waited is told once, with the wish to mark', async () => {
  let isAnswered = false;
  const saveSheet = async () => {
    if (!isAnswered) throw new TypeError('Failed to fetch');
  };
  const [first, latest] = [vi.fn(), vi.fn()];
  queue.connect(transportOf(saveSheet), first);
  queue.connect(transportOf(saveSheet), latest);
  expect(await queue.sendSheet(OF, { clientId: 'a' }, true)).toBe('queued');
  await settled();
  isAnswered = true;
  queue.wake();
  await vi.waitFor(() => expect(latest).toHaveBeenCalledTimes(1));
  expect(latest.mock.calls[0]?.[0]).toMatchObject({ bookingId: 12, isMarkWanted: true });
  expect(first).not.toHaveBeenCalled();
  expect(await queue.items()).toEqual([]);
});
