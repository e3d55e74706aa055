import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type UpgradeResult, upgrade } from '@backend/backup/upgrade';
import type { Config } from '@backend/settings/config';
import { claimFolder, FOLDER_CLAIM, FolderTakenError } from '@backend/store/engine/folder-claim';
import { openStore, SQLITE_FILES, type Store, type StoreOptions } from '@backend/store/open-store';
import { withStartLock } from '@backend/store/process-locks';
import { FILES_FOLDER, type FileStore, openFileStore } from '@backend/uploads/file-store';
import type { Logger } from 'pino';

/** Storage from the settings: database and uploaded files; on SQLite exclusive to this process. */
export interface Place {
  readonly options: StoreOptions;
  readonly store: Store;
  readonly files: FileStore;
  close(): Promise<void>;
}

/** Throws FolderTakenError when another process uses the SQLite folder. */
export async function openPlace(config: Config, log: Logger): Promise<Place> {
  const { databaseUrl, dataDir } = config;
  const options = databaseUrl ? { databaseUrl } : { dataDir };
  const freeFolder = databaseUrl ? () => undefined : claimFolder(dataDir);
  let store: Store | null = null;
  const close = async () => {
    await store?.close();
    freeFolder();
  };
  try {
    store = await openStore(options);
    return { options, store, files: await openFileStore(config, log), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Folder in DATA_DIR for copies before upgrades. */
const COPIES = 'copies';

/**
 * Upgrades the storage to this release after a copy, and runs the job, under a lock against other
 * starting processes.
 */
export function upgradePlace(
  { store, files }: Place,
  { dataDir, now, log }: { readonly dataDir: string; readonly now: Date; readonly log: Logger },
  job: () => Promise<void> = async () => undefined,
): Promise<UpgradeResult> {
  return withStartLock(store, async () => {
    const upgraded = await upgrade({ store, files, folder: join(dataDir, COPIES), now, log });
    await job();
    return upgraded;
  });
}

/** The paths among these that do not exist. */
const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(path));

/** A folder and its parents. */
function withParents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...withParents(above)];
}

/** Runs a job that fills DATA_DIR. On failure its new files are removed. */
export async function orLeaveFolder<T>(dataDir: string, job: () => Promise<T>): Promise<T> {
  const folder = resolve(dataDir);
  const newFolders = missing([join(folder, FILES_FOLDER), ...withParents(folder)]);
  const newFiles = missing([FOLDER_CLAIM, ...SQLITE_FILES].map((name) => join(folder, name)));
  try {
    return await job();
  } catch (error) {
    // In this case the files belong to the process that uses the folder.
    if (error instanceof FolderTakenError) throw error;
    for (const path of newFiles) await rm(path, { force: true });
    // Keeps a non-empty folder.
    for (const path of newFolders) await rmdir(path).catch(() => undefined);
    throw error;
  }
}
