import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Windows has no file modes: access follows from the folder's ACL. */
const HAS_MODES = process.platform !== 'win32';

/** Deleted in between, or owned by another account: `npm run doctor` reports open files. */
const EXPECTED = ['ENOENT', 'EPERM', 'EROFS'];

function unlessExpected(error: unknown): null {
  if (EXPECTED.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
  throw error;
}

/** Whether other accounts have any access to the path; false for a missing path. */
export function isOpenToOthers(path: string): boolean {
  if (!HAS_MODES) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}

/** Removes other accounts' access to an existing path. */
export function narrow(path: string, mode: typeof PRIVATE_FILE | typeof PRIVATE_FOLDER): void {
  try {
    if (isOpenToOthers(path)) chmodSync(path, mode);
  } catch (error) {
    unlessExpected(error);
  }
}

/**
 * Creates an empty file readable only by this account, or restricts an existing one. SQLite accepts
 * it as an empty database and gives its log the same mode.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  narrow(file, PRIVATE_FILE);
}
