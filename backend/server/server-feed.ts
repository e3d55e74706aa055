import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSharedFeed, type SharedFeed } from '@backend/changes/shared-feed';
import type { Config } from '@backend/settings/config';
import type { Store } from '@backend/store/open-store';
import type { Logger } from 'pino';

/** Distinguishes a folder shared by servers from two folders with one name. */
const FILE = 'folder-id';

/** File store of this server. */
async function filePlace({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<string> {
  if (bucket) return `${bucket.endpoint ?? bucket.region} ${bucket.bucket}`;
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path, randomUUID(), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(path, 'utf8');
}

const OTHER_PLACE_WARNING = [
  'Внимание: другой сервер на этой базе хранит файлы в другом месте: фото, загруженное на одном, не видно на другом.',
  'Задайте всем один S3_BUCKET или общую папку DATA_DIR.',
].join('\n');

interface FeedParts {
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
  /** Prints a line to the console. */
  readonly print: (line: string) => void;
}

/** The feed of several servers; warns when another server uses a different file store. */
export async function openServerFeed(
  databaseUrl: string,
  { store, config, log, print }: FeedParts,
): Promise<SharedFeed> {
  return openSharedFeed({
    store,
    databaseUrl,
    log,
    filePlace: await filePlace(config),
    onOtherPlace() {
      log.warn({ event: 'file place' }, 'another server keeps its files elsewhere');
      print(OTHER_PLACE_WARNING);
    },
  });
}
