import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The archive is inconsistent or uses unsupported features. */
export class BrokenArchive extends Error {}
/** The unpacked content would exceed the limit. */
export class ArchiveTooLarge extends Error {}

const MAX_ENTRIES = 2000;

/** Counts the actual unpacked bytes, because the archive's directory may be wrong. */
async function contentOf(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ArchiveTooLarge();
    chunks.push(chunk);
  }
  if (bytes !== entry.uncompressedSize) throw new BrokenArchive('another size than claimed');
  return Buffer.concat(chunks);
}

interface UnpackOptions {
  readonly wanted: (name: string) => boolean;
  /** Of all unpacked parts. */
  readonly maxBytes: number;
  readonly maxEntries?: number;
}

/**
 * The parts of a zip archive selected by `wanted`. Throws ArchiveTooLarge over a limit, BrokenArchive
 * also for two parts of one name and for names outside of the archive.
 */
export async function unpack(
  bytes: Buffer,
  { wanted, maxBytes, maxEntries = MAX_ENTRIES }: UnpackOptions,
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const names = new Set<string>();
  let left = maxBytes;
  try {
    // Compared after counting, so that a bomb is detected despite a false declared size.
    const archive = await fromBufferPromise(bytes, {
      lazyEntries: true,
      validateEntrySizes: false,
    });
    if (archive.entryCount > maxEntries) throw new ArchiveTooLarge();
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (names.has(name)) throw new BrokenArchive('two parts of one name');
      names.add(name);
      if (!wanted(entry.fileName)) continue;
      const part = await contentOf(archive, entry, left);
      left -= part.length;
      parts.set(entry.fileName, part);
    }
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw error;
    throw new BrokenArchive('unreadable', { cause: error });
  }
  return parts;
}

/** Repacks the parts, so that the reader gets only checked content. */
export function packPlainly(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 0 });
}
