import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { PRIVATE_FILE } from '@backend/store/engine/private-path';
import { ZipFile } from 'yazl';

interface WrittenPart {
  readonly bytes: number;
  readonly sha256: string;
}

export interface ArchiveWriter {
  /** Writes one part, compressed unless it already is. */
  add(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    options?: { readonly isCompressed?: boolean },
  ): Promise<WrittenPart>;
}

/** Writes a ZIP file part by part and flushes it to the disk. Throws the disk's error. */
export async function writeArchive<T>(
  path: string,
  write: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const zip = new ZipFile();
  const failed = new AbortController();
  const target = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
  const stored = pipeline(zip.outputStream as Readable, target, { signal: failed.signal });
  const broken = stored.then(() => new Promise<never>(() => undefined));
  broken.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, content, { isCompressed = false } = {}) => {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* counted() {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const stream = Readable.from(counted(), { objectMode: false });
    zip.addReadStream(stream, name, { compress: !isCompressed });
    await Promise.race([finished(stream, { writable: false }), broken]);
    return { bytes, sha256: hash.digest('hex') };
  };
  try {
    const answer = await write({ add });
    zip.end();
    await stored;
    return answer;
  } catch (error) {
    failed.abort();
    await stored.catch(() => undefined);
    throw error;
  }
}
