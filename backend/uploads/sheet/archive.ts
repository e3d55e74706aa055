import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** The archive says something that cannot be, or something we do not read. */
export class BrokenArchive extends Error {}
/** Unpacked, it would be larger than allowed. */
export class ArchiveTooLarge extends Error {}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;

function endOf(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw new BrokenArchive('no directory');
}

/** The parts of a zip archive that `wanted` names, unpacked; at most `maxBytes` of them together. */
export async function unpack(
  bytes: Buffer,
  { wanted, maxBytes }: { wanted: (name: string) => boolean; maxBytes: number },
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let left = maxBytes;
  try {
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw new ArchiveTooLarge();
    let at = bytes.readUInt32LE(end + 16);
    for (let entry = 0; entry < count; entry += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw new BrokenArchive('no entry');
      const nameLength = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
      if (wanted(name)) {
        const part = await contentOf(bytes, at, left);
        left -= part.length;
        parts.set(name, part);
      }
      at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw error;
    throw new BrokenArchive('unreadable', { cause: error });
  }
  return parts;
}

async function contentOf(bytes: Buffer, entry: number, left: number): Promise<Buffer> {
  const isLocked = (bytes.readUInt16LE(entry + 8) & 1) === 1;
  const method = bytes.readUInt16LE(entry + 10);
  const size = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  if (isLocked || bytes.readUInt32LE(local) !== LOCAL) throw new BrokenArchive('no content');
  const start =
    local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  if (packed.length < size) throw new BrokenArchive('cut short');
  if (method === STORED) {
    if (size > left) throw new ArchiveTooLarge();
    return packed;
  }
  if (method !== DEFLATED) throw new BrokenArchive(`method ${method}`);
  try {
    // Counts what really comes out, whatever the directory claims.
    return await inflate(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const { code } = error as { code?: string };
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new ArchiveTooLarge() : error;
  }
}

/** An archive of these parts as they are, so that the next reader meets what was measured and nothing else. */
export function packPlainly(parts: ReadonlyMap<string, Buffer>): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of parts) {
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(part), 10);
    facts.writeUInt32LE(part.length, 14);
    facts.writeUInt32LE(part.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL, 0);
    contents.push(local, facts, title, part);
    const head = Buffer.alloc(6);
    head.writeUInt32LE(ENTRY, 0);
    head.writeUInt16LE(20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, facts, tail, title);
    offset += LOCAL_LENGTH + title.length + part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...contents, listed, end]);
}
