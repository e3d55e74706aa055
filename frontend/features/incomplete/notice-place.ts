import { readStored, writeStored } from '@frontend/shared/lib/device/storage';

const KEY = 'incomplete-bookings';
const NONE = 'none';

/** Count at the last dismissal: a higher count shows the notice again. Lost on a reload. */
let dismissed = 0;

export const dismissedCount = (): number => dismissed;

export function dismiss(count: number): void {
  dismissed = count;
}

/** Keeps whether the next visit of this device needs space for the notice. */
export function keepCount(count: number): void {
  writeStored(KEY, count === 0 ? NONE : null);
}

/** Whether the notice has its space before the count is known. */
export const isSpaceReserved = (): boolean => dismissed === 0 && readStored(KEY) !== NONE;
