import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Windows has no modes: access follows from the lists of the folder. */
const HAS_MODES = process.platform !== 'win32';

/** Gone meanwhile, or of another account: `npm run doctor` names what stays open. */
const EXPECTED = ['ENOENT', 'EPERM', 'EROFS'];

function unlessExpected(error: unknown): null {
  if (EXPECTED.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
  throw error;
}

/** Whether other accounts have any right to the path; false for a missing one. */
export function isOpenToOthers(path: string): boolean {
  if (!HAS_MODES) return false;
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}

/** Takes the rights of other accounts to an existing path. */
export function narrow(path: string, mode: typeof PRIVATE_FILE | typeof PRIVATE_FOLDER): void {
  try {
    if (isOpenToOthers(path)) chmodSync(path, mode);
  } catch (error) {
    unlessExpected(error);
  }
}

/**
 * Creates an empty file that only this account can read, or narrows an existing one. SQLite takes
 * it for an empty database and gives its log the same mode.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  narrow(file, PRIVATE_FILE);
}
