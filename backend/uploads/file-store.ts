import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '@backend/bucket-settings';
import { Refusal } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Logger } from 'pino';
import { removeUnfinished, writeDurably } from './write-durably';

/**
 * Where uploaded files stand. A store that cannot be reached, or a full disk, refuses with UNAVAILABLE and
 * says why in the log.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null: there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Removes what was begun before the moment and never finished; gives how many. */
  removeUnfinished(before: Date): Promise<number>;
}

export interface FileStoreOptions {
  readonly dataDir: string;
  readonly bucket?: BucketSettings;
  /** How long a bucket may be silent before it counts as out of reach; asked twice. Milliseconds. */
  readonly patienceMs?: number;
}

const FOLDER = 'files';
const PATIENCE_MS = 4000;

/** The bucket's client is large, so only those who have a bucket load it. */
async function bucketDisk(settings: BucketSettings, patienceMs: number): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, ...place } = settings;
  const driver = new S3Driver({
    ...place,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // Services other than Amazon's refuse the newer checksums.
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

/** The library's driver writes in place and flushes nothing. */
class DurableDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
  }
  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeDurably(this.folder, key, contents);
  }
}

/** The library wraps what the disk or the bucket said, at times; then it is the cause. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || error.name === 'NoSuchKey' || isMissing(error.cause);
}

export async function openFileStore(options: FileStoreOptions, log: Logger): Promise<FileStore> {
  const { bucket, dataDir, patienceMs = PATIENCE_MS } = options;
  const folder = join(dataDir, FOLDER);
  const disk = bucket ? await bucketDisk(bucket, patienceMs) : new Disk(new DurableDriver(folder));

  async function told<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } catch (err) {
      if (isMissing(err)) throw err;
      log.error({ err, event: 'file-store' }, 'the file store failed');
      throw new Refusal('UNAVAILABLE', MESSAGES.generic.unavailable);
    }
  }
  async function unlessMissing<T>(job: () => Promise<T>): Promise<T | null> {
    try {
      return await told(job);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
  return {
    put: (key, bytes, contentType) => told(() => disk.put(key, bytes, { contentType })),
    get: (key) => unlessMissing(async () => buffer(await disk.getStream(key))),
    remove: async (key) => {
      await unlessMissing(() => disk.delete(key));
    },
    // A bucket shows an object when it has the whole of it.
    removeUnfinished: async (before) => (bucket ? 0 : removeUnfinished(folder, before)),
  };
}
