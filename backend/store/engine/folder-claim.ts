import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makePrivate, PRIVATE_FOLDER } from './private-path';

/** Uses a lock of the operating system, which ends with the process in any case. */
export const FOLDER_CLAIM = 'in-use.sqlite';

/** Another process serves from this folder. */
export class FolderTakenError extends Error {
  constructor(dataDir: string) {
    super(
      `Папка ${dataDir} уже занята другой работающей копией программы. Задайте другую: DATA_DIR`,
    );
  }
}

/**
 * Claims a data folder for this process; returns a function that frees it. Throws FolderTakenError.
 * Two servers on one SQLite file would not receive each other's notices.
 */
export function claimFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const file = join(dataDir, FOLDER_CLAIM);
  makePrivate(file);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) {
      throw new FolderTakenError(dataDir);
    }
    throw error;
  }
  return () => lock.close();
}
