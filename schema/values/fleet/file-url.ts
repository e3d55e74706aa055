/** Uploaded files answer under this path, each by its key. */
const FILES = '/files/';

/** Keys of uploaded photos: 128 random bits, re-encoded to WebP. */
const PHOTO_KEY = /^[0-9a-f]{32}\.webp$/;

/** Pictures that come with the product. */
const BUILT_IN_PHOTO = /^\/cars\/[a-z0-9][a-z0-9-]*\.(svg|webp|png|jpg)$/;

export function fileUrl(key: string): string {
  return FILES + key;
}

/** Key of an uploaded photo's address; null for a built-in picture and for anything else. */
export function photoKeyOf(url: string): string | null {
  const key = url.startsWith(FILES) ? url.slice(FILES.length) : '';
  return PHOTO_KEY.test(key) ? key : null;
}

/** May a car show this address? Only what we serve ourselves: an uploaded or a built-in picture. */
export function isOwnPhoto(url: string): boolean {
  return photoKeyOf(url) !== null || BUILT_IN_PHOTO.test(url);
}

/** Key under which the small copy of an uploaded photo is kept. */
export function smallPhotoKey(key: string): string {
  return key.replace(/\.webp$/, '-small.webp');
}

/**
 * Address of the small copy, for rows and lists: '/files/ab12.webp' → '/files/ab12-small.webp'. A
 * picture that has none is its own.
 */
export function smallPhotoUrl(url: string): string {
  const key = photoKeyOf(url);
  return key ? fileUrl(smallPhotoKey(key)) : url;
}
