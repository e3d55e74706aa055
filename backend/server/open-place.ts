import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Upgraded, upgrade } from '@backend/backup/upgrade';
import type { Config } from '@backend/settings/config';
import { claimFolder, FOLDER_CLAIM, FolderTakenError } from '@backend/store/engine/folder-claim';
import { openStore, SQLITE_FILES, type Store, type StoreOptions } from '@backend/store/open-store';
import { withStartLock } from '@backend/store/process-locks';
import { FILES_FOLDER, type FileStore, openFileStore } from '@backend/uploads/file-store';
import type { Logger } from 'pino';

/** The place of the settings: a database and uploaded files, of this process alone on SQLite. */
export interface Place {
  readonly options: StoreOptions;
  readonly store: Store;
  readonly files: FileStore;
  close(): Promise<void>;
}

/** Throws FolderTakenError when another process has the folder of SQLite. */
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

/** Folder of DATA_DIR for the copies made before upgrades. */
const COPIES = 'copies';

/**
 * Brings the place to this release, copied first, and runs the job, while no other process starts
 * there.
 */
export function upgradePlace(
  { store, files }: Place,
  { dataDir, now, log }: { readonly dataDir: string; readonly now: Date; readonly log: Logger },
  job: () => Promise<void> = async () => undefined,
): Promise<Upgraded> {
  return withStartLock(store, async () => {
    const upgraded = await upgrade({ store, files, folder: join(dataDir, COPIES), now, log });
    await job();
    return upgraded;
  });
}

/** The paths among these that do not exist. */
const missing = (paths: readonly string[]): string[] => paths.filter((path) => !existsSync(path));

/** A folder and those above it. */
function withParents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...withParents(above)];
}

/** Runs a job that fills DATA_DIR. When it fails, what it made there is removed. */
export async function orLeaveFolder<T>(dataDir: string, job: () => Promise<T>): Promise<T> {
  const folder = resolve(dataDir);
  const newFolders = missing([join(folder, FILES_FOLDER), ...withParents(folder)]);
  const newFiles = missing([FOLDER_CLAIM, ...SQLITE_FILES].map((name) => join(folder, name)));
  try {
    return await job();
  } catch (error) {
    // Then the files are of the process that has the folder.
    if (error instanceof FolderTakenError) throw error;
    for (const path of newFiles) await rm(path, { force: true });
    // A folder that is not empty stays.
    for (const path of newFolders) await rmdir(path).catch(() => undefined);
    throw error;
  }
}
