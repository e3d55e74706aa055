import { describe, expect, test } from 'vitest';
import { imageKind } from './image-kind';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('a file type is detected by content', () => {
  test.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['ico', bytes([0, 0, 1, 0, 1, 0])],
    ['svg', bytes(SVG)],
    ['svg', bytes([0xef, 0xbb, 0xbf], `\n${SVG}`)],
    ['svg', bytes(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- a --><!-- b -->\n${SVG}`)],
  ])('%s', (kind, file) => {
    expect(imageKind(file)).toBe(kind);
  });

  test.each([
    ['nothing', bytes('')],
    ['a page', bytes('<!DOCTYPE html><html><svg></svg></html>')],
    ['a picture of another kind', bytes('GIF89a')],
    ['a cursor, which is nearly an icon', bytes([0, 0, 2, 0, 1, 0])],
    ['a sound in the same wrapping as WebP', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['an element that only begins like one', bytes('<svgx/>')],
    ['an SVG after a page of text', bytes('x'.repeat(5000), SVG)],
    ['another element after hundreds of comments', bytes('<!---->'.repeat(580), '<svx>')],
    ['a comment without an end', bytes('<!-- <svg>')],
    ['a program', bytes('MZ\u0090\u0000')],
  ])('%s is not an accepted type', (_what, file) => {
    expect(imageKind(file)).toBeNull();
  });
});
