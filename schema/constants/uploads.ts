/** Accepted types and maximum size of a photo; the server's configuration may override the size. */
export const PHOTO_UPLOAD = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: 10 * 1024 * 1024,
} as const;
export const FAVICON_UPLOAD = {
  accept: 'image/png,image/svg+xml,image/x-icon,image/vnd.microsoft.icon,.ico',
  types: ['image/png', 'image/svg+xml', 'image/x-icon', 'image/vnd.microsoft.icon'],
  maxBytes: 512 * 1024,
} as const;
