import { readStored, writeStored } from '../../lib/device/storage';

/**
 * The mark in the storage of whose board is kept and when it was right, `7 1763640000000`, and the cache of
 * the browser with its rows.
 */
export const OFFLINE_BOARD = 'kept-board';
/** Set while no board may be kept. */
export const NO_BOARD = 'board-not-kept';

/** Removes the kept board, unless it is of the user `except`. */
export function forgetBoard(except: number | null = null): void {
  const mark = readStored(OFFLINE_BOARD);
  if (mark === null || mark.startsWith(`${except} `)) return;
  writeStored(OFFLINE_BOARD, null);
  dropRows();
}

export function dropRows(): void {
  // Absent over plain HTTP, where nothing is kept. A failure leaves rows that nothing reads: the mark is gone.
  globalThis.caches?.delete(OFFLINE_BOARD).catch(() => undefined);
}

/** A session that ends with the browser leaves no board behind. */
export function allowKeeping(isAllowed: boolean): void {
  writeStored(NO_BOARD, isAllowed ? null : '1');
  if (!isAllowed) forgetBoard();
}
