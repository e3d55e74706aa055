import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { describe, expect, it } from 'vitest';
import { faviconFault } from './favicon-file';

describe('faviconFault', () => {
  it.each([
    ['icon.png', 'image/png'],
    ['icon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['FAVICON.ICO', ''],
  ])('accepts %s of type %j', (name, type) => {
    expect(faviconFault({ name, type, size: 512 * 1024 })).toBeNull();
  });

  it.each([
    ['price.pdf', 'application/pdf'],
    ['photo.jpg', 'image/jpeg'],
    ['page.png', 'text/html'],
    ['notes', ''],
  ])('rejects %s of type %j', (name, type) => {
    expect(faviconFault({ name, type, size: 10 })).toBe(MESSAGES.uploads.faviconKind);
  });

  it('rejects files over 512 KB', () => {
    const size = 512 * 1024 + 1;
    expect(faviconFault({ name: 'a.png', type: 'image/png', size })).toBe(fileTooLarge(512 * 1024));
  });
});
