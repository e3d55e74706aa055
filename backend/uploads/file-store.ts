import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@backend/domain/refusal';
import type { BucketSettings } from '@backend/settings/config';
import { narrow, PRIVATE_FOLDER } from '@backend/store/engine/private-path';
import { isFullError } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Logger } from 'pino';
import { probeFolder, removeUnfinished, writeDurably } from './write-durably';

/**
 * Storage of uploaded files. Throws UNAVAILABLE, or STORAGE_FULL without space, and logs the cause.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null: missing file. */
  get(key: string): Promise<Buffer | null>;
  /** Whether the store has no other files. */
  holdsOnly(keys: ReadonlySet<string>): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Writes and removes a file. Throws as `put`. */
  probe(): Promise<void>;
  /** Removes unfinished uploads started before the moment; returns their number. */
  removeUnfinished(before: Date): Promise<number>;
}

interface FileStoreOptions {
  readonly dataDir: string;
  readonly bucket?: BucketSettings;
  /** Timeout of a bucket request; sent twice. Milliseconds. */
  readonly patienceMs?: number;
}

/** Uploaded files in `dataDir`, without a bucket. */
export const FILES_FOLDER = 'files';
const PATIENCE_MS = 4000;
/** Not a key of a stored file. */
const PROBE_KEY = 'probe';

/** The S3 client is large, so it loads only with a bucket configured. */
async function bucketDisk(settings: BucketSettings, patienceMs: number): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, ...place } = settings;
  const driver = new S3Driver({
    ...place,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // S3-compatible services other than Amazon's reject the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
  });
  return new Disk(driver);
}

/** The library's driver writes in place without fsync. */
class DurableDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
  }
  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeDurably(this.folder, key, contents);
  }
}

/** The library sometimes wraps the original error as `cause`. */
function isFull(error: unknown): boolean {
  return isFullError(error) || (error instanceof Error && isFull(error.cause));
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || error.name === 'NoSuchKey' || isMissing(error.cause);
}

export async function openFileStore(options: FileStoreOptions, log: Logger): Promise<FileStore> {
  const { bucket, dataDir, patienceMs = PATIENCE_MS } = options;
  const folder = join(dataDir, FILES_FOLDER);
  if (!bucket) narrow(folder, PRIVATE_FOLDER);
  const disk = bucket ? await bucketDisk(bucket, patienceMs) : new Disk(new DurableDriver(folder));

  async function refusing<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } catch (err) {
      if (isMissing(err)) throw err;
      log.error({ err, event: 'file-store' }, 'the file store failed');
      throw isFull(err)
        ? new Refusal('STORAGE_FULL', MESSAGES.generic.storageFull)
        : new Refusal('UNAVAILABLE', MESSAGES.generic.unavailable);
    }
  }
  async function unlessMissing<T>(job: () => Promise<T>): Promise<T | null> {
    try {
      return await refusing(job);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
  return {
    put: (key, bytes, contentType) => refusing(() => disk.put(key, bytes, { contentType })),
    get: (key) => unlessMissing(async () => buffer(await disk.getStream(key))),
    holdsOnly: async (keys) => {
      let paginationToken: string | undefined;
      do {
        const found = await unlessMissing(() => disk.listAll('', { paginationToken }));
        for (const { name } of found?.objects ?? []) if (!keys.has(name)) return false;
        paginationToken = found?.paginationToken;
      } while (paginationToken);
      return true;
    },
    remove: async (key) => {
      await unlessMissing(() => disk.delete(key));
    },
    probe: () =>
      refusing(async () => {
        if (!bucket) return probeFolder(folder);
        await disk.put(PROBE_KEY, new Uint8Array([0]));
        await disk.delete(PROBE_KEY);
      }),
    // A bucket shows an object only when it is complete.
    removeUnfinished: async (before) => (bucket ? 0 : removeUnfinished(folder, before)),
  };
}
