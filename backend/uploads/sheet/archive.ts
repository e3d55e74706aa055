import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The archive claims what cannot be, or holds what we do not read. */
export class BrokenArchive extends Error {}
/** Unpacked, it would be larger than allowed. */
export class ArchiveTooLarge extends Error {}

const MAX_ENTRIES = 2000;

/** Adds up what really comes out, whatever the directory of the archive claims. */
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

/** The parts of a zip archive that `wanted` names, unpacked; at most `maxBytes` of them together. */
export async function unpack(
  bytes: Buffer,
  { wanted, maxBytes }: { wanted: (name: string) => boolean; maxBytes: number },
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let left = maxBytes;
  try {
    // The size is compared after counting, so that a bomb is refused as one whatever it claims.
    const archive = await fromBufferPromise(bytes, {
      lazyEntries: true,
      validateEntrySizes: false,
    });
    if (archive.entryCount > MAX_ENTRIES) throw new ArchiveTooLarge();
    for await (const entry of archive.eachEntry()) {
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

/** An archive of these parts as they are: the next reader gets what was measured and nothing else. */
export function packPlainly(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 0 });
}
