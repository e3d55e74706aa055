/** Path prefix of uploaded files. */
const FILES = '/files/';

/** Keys of uploaded photos: 128 random bits, re-encoded to WebP. */
const PHOTO_KEY = /^[0-9a-f]{32}\.webp$/;

/** Prefix of photo keys restricted to users with the permission for money. */
export const CHARGE_PHOTO_PREFIX = 'charge-';
const CHARGE_PHOTO_KEY = /^charge-[0-9a-f]{32}\.webp$/;

const PHOTO_URL = /^\/files\/(?:charge-)?[0-9a-f]{32}\.webp$/;

const BUILT_IN_PHOTO = /^\/cars\/[a-z0-9][a-z0-9-]*\.(svg|webp|png|jpg)$/;

export function fileUrl(key: string): string {
  return FILES + key;
}

/** Key of an uploaded photo's URL; null for a built-in picture or any other URL. */
export function photoKeyOf(url: string): string | null {
  const key = url.startsWith(FILES) ? url.slice(FILES.length) : '';
  return PHOTO_KEY.test(key) ? key : null;
}

/** Photo key of a charge from its URL; null for any other URL. */
export function chargePhotoKeyOf(url: string): string | null {
  const key = url.startsWith(FILES) ? url.slice(FILES.length) : '';
  return CHARGE_PHOTO_KEY.test(key) ? key : null;
}

/** Whether a car may have this photo: only our URLs, an upload or a built-in picture. */
export function isOwnPhoto(url: string): boolean {
  return photoKeyOf(url) !== null || BUILT_IN_PHOTO.test(url);
}

/** Storage key of the small copy of an uploaded photo. */
export function smallPhotoKey(key: string): string {
  return key.replace(/\.webp$/, '-small.webp');
}

/**
 * URL of the small copy, for rows and lists: '/files/ab12.webp' → '/files/ab12-small.webp'. Other
 * pictures are returned unchanged.
 */
export function smallPhotoUrl(url: string): string {
  return PHOTO_URL.test(url) ? smallPhotoKey(url) : url;
}
