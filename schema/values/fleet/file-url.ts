/** Path prefix of uploaded files. */
const FILES = '/files/';

/** Prefix of photo keys restricted to users with the permission for money. */
export const CHARGE_PHOTO_PREFIX = 'charge-';
/** Prefix of photo keys restricted to users who see the state of a car. */
export const STATE_PHOTO_PREFIX = 'state-';

/** Prefix of the keys of issued documents. */
export const PAPER_PREFIX = 'paper-';
/** Prefix of the keys of uploaded templates of documents. */
export const TEMPLATE_PREFIX = 'template-';

const PHOTO_URL = /^\/files\/(?:charge-|state-)?[0-9a-f]{32}\.webp$/;

const BUILT_IN_PHOTO = /^\/cars\/[a-z0-9][a-z0-9-]*\.(svg|webp|png|jpg)$/;

export function fileUrl(key: string): string {
  return FILES + key;
}

/** 128 random bits, re-encoded to WebP. */
const PHOTO_NAME = /^[0-9a-f]{32}\.webp$/;

/** Key of an uploaded photo with this prefix from its URL; null for any other URL. */
function keyIn(url: string, prefix: string): string | null {
  const start = FILES + prefix;
  const name = url.startsWith(start) ? url.slice(start.length) : '';
  return PHOTO_NAME.test(name) ? prefix + name : null;
}

/** Key of an uploaded photo's URL; null for a built-in picture or any other URL. */
export const photoKeyOf = (url: string) => keyIn(url, '');
/** Photo key of a charge from its URL; null for any other URL. */
export const chargePhotoKeyOf = (url: string) => keyIn(url, CHARGE_PHOTO_PREFIX);
/** Photo key of a car's state from its URL; null for any other URL. */
export const statePhotoKeyOf = (url: string) => keyIn(url, STATE_PHOTO_PREFIX);

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
