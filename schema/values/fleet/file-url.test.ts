import { describe, expect, test } from 'vitest';
import { fileUrl, isOwnPhoto, photoKeyOf, smallPhotoUrl } from './file-url';

const KEY = '0123456789abcdef0123456789abcdef.webp';

describe('an own photo', () => {
  test('is an upload, identified by its key', () => {
    expect(isOwnPhoto(fileUrl(KEY))).toBe(true);
    expect(photoKeyOf(fileUrl(KEY))).toBe(KEY);
  });

  test('is a built-in picture, which has no key', () => {
    expect(isOwnPhoto('/cars/crossover-red.svg')).toBe(true);
    expect(photoKeyOf('/cars/crossover-red.svg')).toBeNull();
  });

  test.each([
    'https://example.com/a.jpg',
    '//example.com/files/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/cars/../api/auth/logout',
    '/cars/a.svg?x=1',
    '/files/../../etc/passwd',
    `/files/${KEY}/../x`,
    `/files/${KEY}?download`,
    '/files/0123456789abcdef0123456789abcdef.svg',
    '/files/0123456789abcdef0123456789abcdef-small.webp',
    `https://example.com/files/${KEY}`,
    '',
  ])('is not %j', (url) => {
    expect(isOwnPhoto(url)).toBe(false);
  });
});

describe('the small copy', () => {
  test('of an uploaded photo is next to it', () => {
    expect(smallPhotoUrl(fileUrl(KEY))).toBe('/files/0123456789abcdef0123456789abcdef-small.webp');
  });

  test('of the photo of a charge is that of its small copy', () => {
    expect(smallPhotoUrl(fileUrl(`charge-${KEY}`))).toBe(
      '/files/charge-0123456789abcdef0123456789abcdef-small.webp',
    );
  });

  test('of a built-in picture is the picture itself', () => {
    expect(smallPhotoUrl('/cars/crossover-red.svg')).toBe('/cars/crossover-red.svg');
  });
});
