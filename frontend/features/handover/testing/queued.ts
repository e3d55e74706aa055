import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { QueuedCash, QueuedMark, QueuedPhoto, QueuedSheet } from '../queue/queue-items';

const base = (id: string, createdAt: number) =>
  ({
    id,
    userId: 7,
    bookingId: 12,
    carId: 3,
    side: 'out',
    sheetClientId: 'sheet',
    createdAt,
    state: 'waiting',
    problem: null,
  }) as const;

export const photo = (id: string, createdAt = 0): QueuedPhoto => ({
  ...base(id, createdAt),
  kind: 'photo',
  angle: 'front',
  shotAt: '2026-11-20T09:00:00.000Z',
  url: null,
});

export const sheet = (id: string, createdAt = 0): QueuedSheet => ({
  ...base(id, createdAt),
  kind: 'sheet',
  input: { clientId: id },
});

export const cash = (id: string, createdAt = 0): QueuedCash => ({
  ...base(id, createdAt),
  kind: 'cash',
  entry: {
    operation: 'takePayment',
    key: id,
    input: { bookingId: 12, amount: 5000, method: 'cash', comment: null },
  },
  triedAt: null,
});

export const mark = (id: string, createdAt = 0): QueuedMark => ({
  ...base(id, createdAt),
  kind: 'mark',
  at: '2026-11-20T09:00:00.000Z',
  isConfirmed: false,
  asksConfirmation: false,
  triedAt: null,
});

export const PICTURE = new Blob(['jpeg'], { type: 'image/jpeg' });

export const emptyDatabase = (): void => void vi.stubGlobal('indexedDB', new IDBFactory());

/** A device without items; returns the contents of its localStorage. */
export function emptyDevice(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  emptyDatabase();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return stored;
}
