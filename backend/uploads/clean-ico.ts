import { badImage } from './picture';

/** Sizes of the header and of a directory entry. Bytes. */
const HEADER = 6;
const ENTRY = 16;
/** More images than any real icon. */
const MAX_PICTURES = 32;

const PNG = [0x89, 0x50, 0x4e, 0x47];
/** Size of the header of a bitmap inside an icon. */
const BITMAP_HEADER = 40;

function isPicture(bytes: Uint8Array): boolean {
  if (bytes.length < BITMAP_HEADER) return false;
  if (PNG.every((byte, at) => bytes[at] === byte)) return true;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === BITMAP_HEADER;
}

/**
 * Rebuilds an ICO file from the images in its directory, dropping all other bytes. Throws
 * VALIDATION_FAILED for a directory that points outside the file or at something other than an
 * image.
 */
export function cleanIco(bytes: Uint8Array): Buffer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= HEADER ? view.getUint16(4, true) : 0;
  if (count < 1 || count > MAX_PICTURES || bytes.length < HEADER + count * ENTRY) {
    throw badImage('favicon');
  }
  const directory = Buffer.from(bytes.slice(0, HEADER + count * ENTRY));
  const pictures: Uint8Array[] = [];
  let offset = directory.length;
  for (let at = HEADER; at < directory.length; at += ENTRY) {
    const size = view.getUint32(at + 8, true);
    const start = view.getUint32(at + 12, true);
    const picture = bytes.subarray(start, start + size);
    if (picture.length !== size || !isPicture(picture)) throw badImage('favicon');
    directory.writeUInt32LE(offset, at + 12);
    pictures.push(picture);
    offset += size;
  }
  return Buffer.concat([directory, ...pictures]);
}
