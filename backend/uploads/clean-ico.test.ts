import { MESSAGES } from '@schema/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanIco } from './clean-ico';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(60, 7)]);
const BITMAP = Buffer.concat([Buffer.from([40, 0, 0, 0]), Buffer.alloc(60, 9)]);

/** An ICO file; the directory may have wrong offsets. */
function ico(pictures: Buffer[], lie: { shift?: number; grow?: number; count?: number } = {}) {
  const { shift = 0, grow = 0, count = pictures.length } = lie;
  const header = Buffer.from([0, 0, 1, 0, 0, 0]);
  header.writeUInt16LE(count, 4);
  let offset = 6 + pictures.length * 16;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16, 1);
    entry.writeUInt32LE(picture.length + grow, 8);
    entry.writeUInt32LE(offset + shift, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

describe('an icon', () => {
  test('with images only is unchanged', () => {
    const file = ico([PNG, BITMAP]);
    expect(cleanIco(file)).toEqual(file);
  });

  test('loses data before, between and after its images', () => {
    const smuggled = Buffer.from('<script>alert(1)</script>');
    const shifted = ico([PNG, BITMAP], { shift: smuggled.length });
    const at = 6 + 2 * 16;
    const file = Buffer.concat([shifted.subarray(0, at), smuggled, shifted.subarray(at), smuggled]);
    expect(cleanIco(file)).toEqual(ico([PNG, BITMAP]));
  });

  test.each([
    ['without pictures', ico([])],
    ['with more pictures than it has', ico([PNG], { count: 3 })],
    ['with a picture beyond its end', ico([PNG], { grow: 1 })],
    ['with a picture that begins beyond its end', ico([PNG], { shift: 4_000_000_000 })],
    ['with a page in place of a picture', ico([Buffer.from('<html>'.repeat(20))])],
    ['cut off in its directory', ico([PNG]).subarray(0, 12)],
    ['cut off in its header', Buffer.from([0, 0, 1, 0])],
  ])('%s is rejected', (_how, file) => {
    expect(() => cleanIco(file)).toThrow(MESSAGES.uploads.unreadable);
  });

  test('of random bytes is cleaned or rejected, and cleaning is idempotent', () => {
    const tail = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), tail, (count, rest) => {
        let once: Buffer;
        try {
          once = cleanIco(Buffer.from([0, 0, 1, 0, count, 0, ...rest]));
        } catch (error) {
          expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
          return;
        }
        expect(cleanIco(once)).toEqual(once);
      }),
    );
  });
});
