import { millisecondsInDay } from 'date-fns/constants';
import { readStored, writeStored } from '../lib/device/storage';

/**
 * The last loaded board, kept on the device to be read without a network: a mark of whose it is and when
 * it was right, and the rows in a cache of the browser. Without the mark the rows are not read.
 */

const MARK = 'kept-board';
const NOT_KEPT = 'board-not-kept';
export const BOARD_CACHE = 'kept-board';

/** An older board misleads, ms. */
const READABLE_FOR_MS = millisecondsInDay;

export interface KeptMark {
  readonly userId: number;
  /** When the rows were last known to be right, by this device's clock, ms since the epoch. */
  readonly atMs: number;
}

/** Whose board is kept; null when none is or it is too old. */
export function keptMark(now: Date): KeptMark | null {
  const mark = parsed(readStored(MARK));
  if (!mark) return null;
  const ageMs = now.getTime() - mark.atMs;
  return ageMs >= 0 && ageMs < READABLE_FOR_MS ? mark : null;
}

export const markBoard = (mark: KeptMark): void => writeStored(MARK, JSON.stringify(mark));

/** Removes the kept board, unless it is of the user `except`. */
export function forgetBoard(except: number | null = null): void {
  const text = readStored(MARK);
  if (text === null || (except !== null && parsed(text)?.userId === except)) return;
  writeStored(MARK, null);
  dropRows();
}

export function dropRows(): void {
  // Absent over plain HTTP, where nothing is kept either.
  if (!('caches' in globalThis)) return;
  caches.delete(BOARD_CACHE).catch((error: unknown) => {
    console.warn('The kept board could not be removed', error);
  });
}

/** A session that ends with the browser leaves no board behind. */
export function allowKeeping(isAllowed: boolean): void {
  writeStored(NOT_KEPT, isAllowed ? null : '1');
  if (!isAllowed) forgetBoard();
}

export const isKeepingAllowed = (): boolean => readStored(NOT_KEPT) === null;

function parsed(text: string | null): KeptMark | null {
  if (text === null) return null;
  try {
    const mark: unknown = JSON.parse(text);
    return isMark(mark) ? mark : null;
  } catch {
    return null;
  }
}

function isMark(value: unknown): value is KeptMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'atMs' in value &&
    Number.isInteger(value.userId) &&
    Number.isFinite(value.atMs)
  );
}
