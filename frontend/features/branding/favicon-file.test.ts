import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';
import { describe, expect, it } from 'vitest';
import { faviconFault } from './favicon-file';

describe('a file chosen as the favicon', () => {
  it.each([
    ['icon.png', 'image/png'],
    ['icon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['FAVICON.ICO', ''],
  ])('%s of type %j may be sent', (name, type) => {
    expect(faviconFault({ name, type, size: 512 * 1024 })).toBeNull();
  });

  it.each([
    ['price.pdf', 'application/pdf'],
    ['photo.jpg', 'image/jpeg'],
    ['page.png', 'text/html'],
    ['notes', ''],
  ])('%s of type %j is refused before it is sent', (name, type) => {
    expect(faviconFault({ name, type, size: 10 })).toBe(MESSAGES.uploads.faviconKind);
  });

  it('may not be larger than 512 KB', () => {
    const size = 512 * 1024 + 1;
    expect(faviconFault({ name: 'a.png', type: 'image/png', size })).toBe(fileTooLarge(512 * 1024));
  });
});
