import { readStored, writeStored } from '../../lib/device/storage';

/**
 * Storage key of the user and time of the saved board, `7 1763640000000`, and name of the browser
 * cache with its rows.
 */
export const OFFLINE_BOARD = 'kept-board';
/** Storage key of the user and time of the saved sheets, and name of their database. */
export const OFFLINE_SHEETS = 'kept-sheets';
/** Set while no board and no sheets may be saved. */
const NO_BOARD = 'board-not-kept';

/** Removes the saved board, unless it belongs to the user `except`. */
export function forgetBoard(except: number | null = null): void {
  const mark = readStored(OFFLINE_BOARD);
  if (mark === null || mark.startsWith(`${except} `)) return;
  writeStored(OFFLINE_BOARD, null);
  dropRows();
}

/** Whether sheets of this user may be saved on the device. */
export const hasKeptSheets = (userId: number): boolean =>
  readStored(OFFLINE_SHEETS)?.startsWith(`${userId} `) ?? false;

/** Removes what saved sheets need, unless it belongs to the user `except`. */
export function forgetSheets(except: number | null = null): void {
  const mark = readStored(OFFLINE_SHEETS);
  if (mark === null || mark.startsWith(`${except} `)) return;
  writeStored(OFFLINE_SHEETS, null);
  dropSheets();
}

export function dropSheets(): void {
  // After a failure the answers stay but are not read: the key is removed.
  globalThis.indexedDB?.deleteDatabase(OFFLINE_SHEETS);
}

export function dropRows(): void {
  // Undefined over plain HTTP, where nothing is saved. After a failure the rows stay but are not
  // read: the key is removed.
  globalThis.caches?.delete(OFFLINE_BOARD).catch(() => undefined);
}

export const isKeepingAllowed = (): boolean => readStored(NO_BOARD) === null;

/** A session that ends with the browser leaves no saved board and no saved sheets. */
export function allowKeeping(isAllowed: boolean): void {
  writeStored(NO_BOARD, isAllowed ? null : '1');
  if (isAllowed) return;
  forgetBoard();
  forgetSheets();
}
