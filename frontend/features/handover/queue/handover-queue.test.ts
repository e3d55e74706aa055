import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cash, emptyDevice } from '../testing/queued';
import type { Transport } from './deliver';
import { HandoverQueue } from './handover-queue';
import { inSendingOrder } from './queue-items';

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
  recordCash: async () => {},
  mark: async () => {},
  removePhoto: async () => {},
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a component that is mounted later leaves the pause of the server alone', async () => {
  const saveSheet = vi.fn(async () => {
    throw BUSY;
  });
  const leave = queue.connect(transportOf(saveSheet));
  expect(await queue.sendSheet(OF, { clientId: 'a' }, null)).toBe('queued');
  await vi.waitFor(() => expect(saveSheet).toHaveBeenCalledTimes(2));
  await settled();
  const later = vi.fn(async () => {});
  queue.connect(transportOf(later));
  leave();
  queue.wake();
  await settled();
  expect(saveSheet).toHaveBeenCalledTimes(2);
  expect(later).not.toHaveBeenCalled();
});

const PRESS = {
  at: '2026-11-20T09:00:00.000Z',
  cash: { entries: [cash('pay').entry], isTried: false },
} as const;
const DOWN = new TypeError('Failed to fetch');
const DOUBTFUL = { errors: [{ message: 'Пробег', extensions: { code: 'MILEAGE_DOUBTFUL' } }] };
const kinds = async () =>
  inSendingOrder(await queue.items()).map(({ kind, state }) => `${kind} ${state}`);

/** A server that answers as its variables say, and remembers what it received. */
function server() {
  const received: string[] = [];
  const answers: Record<'sheet' | 'cash' | 'mark', unknown> = { sheet: 0, cash: 0, mark: 0 };
  const take = (kind: keyof typeof answers) => async () => {
    received.push(kind);
    if (answers[kind]) throw answers[kind];
  };
  const transport = {
    ...transportOf(take('sheet')),
    recordCash: take('cash'),
    mark: vi.fn(take('mark')),
  };
  return { received, answers, transport };
}

test('a press without an answer queues the sheet, its money and its mark, in this order', async () => {
  const { received, answers, transport } = server();
  answers.sheet = DOWN;
  queue.connect(transport);
  expect(await queue.sendSheet(OF, { clientId: 'a' }, PRESS)).toBe('queued');
  await settled();
  expect(await kinds()).toEqual(['sheet waiting', 'cash waiting', 'mark waiting']);
  expect(received).not.toContain('cash');
  answers.sheet = 0;
  received.length = 0;
  queue.wake();
  await vi.waitFor(async () => expect(await kinds()).toEqual([]));
  expect(received).toEqual(['sheet', 'cash', 'mark']);
  expect(transport.mark.mock.calls).toMatchObject([[{ at: PRESS.at, bookingId: 12, carId: 3 }]]);
});

test('after a sheet that was sent or refused at once nothing of the press is queued', async () => {
  const { received, answers, transport } = server();
  queue.connect(transport);
  expect(await queue.sendSheet(OF, { clientId: 'a' }, PRESS)).toBe('sent');
  answers.sheet = DOUBTFUL;
  await expect(queue.sendSheet(OF, { clientId: 'a' }, PRESS)).rejects.toBe(DOUBTFUL);
  await settled();
  expect(await kinds()).toEqual([]);
  expect(received).toEqual(['sheet', 'sheet']);
});

test('the mark waits for a refused sheet, also for one that is refused again when mended', async () => {
  const { received, answers, transport } = server();
  answers.sheet = DOWN;
  queue.connect(transport);
  await queue.sendSheet(OF, { clientId: 'a' }, PRESS);
  answers.sheet = DOUBTFUL;
  queue.wake();
  const refused = ['sheet refused', 'cash waiting', 'mark waiting'];
  await vi.waitFor(async () => expect(await kinds()).toEqual(refused));
  await expect(queue.sendSheet(OF, { clientId: 'a', km: 1 }, null)).rejects.toBe(DOUBTFUL);
  await settled();
  expect(await kinds()).toEqual(refused);
  expect(received).not.toContain('mark');
  answers.sheet = 0;
  expect(await queue.sendSheet(OF, { clientId: 'a', km: 2 }, null)).toBe('sent');
  await vi.waitFor(async () => expect(await kinds()).toEqual([]));
  expect(received.slice(-3)).toEqual(['sheet', 'cash', 'mark']);
});

test('the mark waits for refused money until it is removed', async () => {
  const { received, answers, transport } = server();
  answers.cash = { errors: [{ message: 'Расчёты не ведутся', extensions: { code: 'CONFLICT' } }] };
  queue.connect(transport);
  await queue.addFacts(OF, PRESS);
  await vi.waitFor(async () => expect(await kinds()).toEqual(['cash refused', 'mark waiting']));
  expect(received).not.toContain('mark');
  await queue.remove('pay');
  await vi.waitFor(async () => expect(await kinds()).toEqual([]));
  expect(received).toEqual(['cash', 'mark']);
});

test('a handover of a car that is not returned is sent again as confirmed', async () => {
  const { answers, transport } = server();
  answers.mark = {
    errors: [{ message: 'Автомобиль не возвращён', extensions: { code: 'CAR_NOT_RETURNED' } }],
  };
  queue.connect(transport);
  await queue.addFacts(OF, { ...PRESS, cash: { entries: [], isTried: false } });
  await vi.waitFor(async () => expect(await kinds()).toEqual(['mark refused']));
  const [refused] = await queue.items();
  expect(refused).toMatchObject({ asksConfirmation: true, problem: 'Автомобиль не возвращён' });
  answers.mark = 0;
  await queue.retry(refused?.id ?? '', true);
  await vi.waitFor(async () => expect(await kinds()).toEqual([]));
  expect(transport.mark.mock.lastCall).toMatchObject([{ isConfirmed: true }]);
});

test.each([
  [true, []],
  [false, ['cash', 'mark']],
])('a sheet that is removed with its facts: %j sends %j', async (hasFacts, sent) => {
  const { received, answers, transport } = server();
  answers.sheet = DOWN;
  queue.connect(transport);
  await queue.sendSheet(OF, { clientId: 'a' }, PRESS);
  await settled();
  received.length = 0;
  await queue.remove('a', hasFacts);
  await vi.waitFor(async () => expect(await kinds()).toEqual([]));
  expect(received).toEqual(sent);
});
