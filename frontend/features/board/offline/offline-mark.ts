import { OFFLINE_BOARD } from '@frontend/shared/data/commands/forget-board';
import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { millisecondsInDay } from 'date-fns/constants';

/** Maximum age of a saved board, ms: an older one misleads. */
const READABLE_FOR_MS = millisecondsInDay;

interface OfflineMark {
  readonly userId: number;
  /** Time when the rows were last known to be right, by this device's clock, ms since the epoch. */
  readonly atMs: number;
}

/** User of the saved board; null without one or when it is too old. */
export function offlineMark(now: Date): OfflineMark | null {
  const text = readStored(OFFLINE_BOARD) ?? '';
  if (!/^\d+ \d+$/.test(text)) return null;
  const [userId = 0, atMs = 0] = text.split(' ').map(Number);
  const ageMs = now.getTime() - atMs;
  return ageMs >= 0 && ageMs < READABLE_FOR_MS ? { userId, atMs } : null;
}

export const markBoard = ({ userId, atMs }: OfflineMark): void =>
  writeStored(OFFLINE_BOARD, `${userId} ${Math.round(atMs)}`);
