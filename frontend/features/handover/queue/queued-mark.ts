import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { useSyncExternalStore } from 'react';

/**
 * Users with items in the queue of this device, `7,12`. Read by the first script, which has no
 * access to the database of the queue. A user without items may remain in it.
 */
const KEY = 'handover-queue';

const listeners = new Set<() => void>();
/** The same for a page without localStorage. */
let ofPage: readonly number[] = [];

const stored = (): number[] => (readStored(KEY) ?? '').split(',').map(Number).filter(Boolean);

const marked = (): readonly number[] => [...stored(), ...ofPage];

export const hasQueued = (userId: number): boolean => marked().includes(userId);

export function markQueued(userId: number, isQueued: boolean): void {
  if (hasQueued(userId) === isQueued) return;
  const others = marked().filter((id) => id !== userId);
  const users = isQueued ? [...others, userId] : others;
  const text = users.length > 0 ? users.join() : null;
  writeStored(KEY, text);
  ofPage = readStored(KEY) === text ? [] : users;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Of other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether this user may have items in the queue. */
export const useHasQueued = (userId: number): boolean =>
  useSyncExternalStore(subscribe, () => hasQueued(userId));
