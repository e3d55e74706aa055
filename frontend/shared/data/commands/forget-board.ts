import { readStored, writeStored } from '../../lib/device/storage';

/**
 * Storage key of the user and time of the saved board, `7 1763640000000`, and name of the browser
 * cache with its rows.
 */
export const OFFLINE_BOARD = 'kept-board';
/** Set while no board may be saved. */
export const NO_BOARD = 'board-not-kept';

/** Removes the saved board, unless it belongs to the user `except`. */
export function forgetBoard(except: number | null = null): void {
  const mark = readStored(OFFLINE_BOARD);
  if (mark === null || mark.startsWith(`${except} `)) return;
  writeStored(OFFLINE_BOARD, null);
  dropRows();
}

export function dropRows(): void {
  // Undefined over plain HTTP, where nothing is saved. After a failure the rows stay but are not
  // read: the key is removed.
  globalThis.caches?.delete(OFFLINE_BOARD).catch(() => undefined);
}

/** A session that ends with the browser leaves no saved board. */
export function allowKeeping(isAllowed: boolean): void {
  writeStored(NO_BOARD, isAllowed ? null : '1');
  if (!isAllowed) forgetBoard();
}
