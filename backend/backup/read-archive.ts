import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupFailure } from './backup-failure';
import {
  filePart,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  parseManifest,
  tablePart,
} from './manifest';

/** Limit far above any manifest, which has one line per photo. Bytes. */
const MAX_MANIFEST = 256 * 1024 * 1024;

export interface ArchiveReader {
  readonly manifest: Manifest;
  /** Content of a part. Throws BackupFailure when the part is missing. */
  open(name: string): Promise<AsyncIterable<Buffer>>;
  /** Reads every part and compares its checksum. Throws BackupFailure at the first that differs. */
  verify(): Promise<void>;
}

const spoilt = (what: string, cause?: unknown) =>
  new BackupFailure(`Файл копии испорчен: ${what}.`, { cause });

/** Opens a copy for a job. Throws BackupFailure for an incomplete copy. */
export async function withArchive<T>(
  path: string,
  job: (archive: ArchiveReader) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') throw new BackupFailure(`Файла ${path} нет.`, { cause });
      throw isOfDisk(cause)
        ? new BackupFailure(`Файл ${path} не открывается: ${cause.message}.`, { cause })
        : spoilt('это не копия или она обрывается', cause);
    },
  );
  try {
    const entries = await readEntries(zip);
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw spoilt(`нет части ${name}`);
      return unpacked(name, () => zip.openReadStreamPromise(entry));
    };
    const manifest = await readManifest(open, entries.get(MANIFEST)?.uncompressedSize ?? 0);
    return await job({ manifest, open, verify: () => verify(manifest, open) });
  } finally {
    zip.close();
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (cause) {
    throw isOfDisk(cause) ? cause : spoilt('перечень частей не читается', cause);
  }
  return entries;
}

/** An error of the operating system is not damage of the file. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * The content of a part. Only errors of the unpacker count as damage; errors of the reader are
 * rethrown.
 */
async function* unpacked(
  name: string,
  open: () => Promise<AsyncIterable<unknown>>,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of await open()) yield chunk as Buffer;
  } catch (cause) {
    throw isOfDisk(cause) ? cause : spoilt(`${name} не распаковывается`, cause);
  }
}

type Open = ArchiveReader['open'];

async function textOf(open: Open, name: string): Promise<string> {
  return (await buffer(await open(name))).toString('utf8');
}

async function readManifest(open: Open, bytes: number): Promise<Manifest> {
  if (bytes > MAX_MANIFEST) throw spoilt('оглавление слишком велико');
  const text = await textOf(open, MANIFEST);
  const sum = createHash('sha256').update(text).digest('hex');
  if ((await textOf(open, MANIFEST_SUM)).trim() !== sum) throw spoilt('оглавление изменено');
  return parseManifest(text);
}

async function verify({ tables, files }: Manifest, open: Open): Promise<void> {
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ part: tablePart(name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ part: filePart(key), sha256 })),
  ];
  for (const { part, sha256 } of parts) {
    const hash = createHash('sha256');
    for await (const chunk of await open(part)) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw spoilt(`${part} изменён`);
  }
}
