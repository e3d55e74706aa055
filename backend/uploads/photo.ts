import { MESSAGES } from '@schema/messages';
import { imageKind } from './image-kind';
import { redrawn, wrongKind } from './picture';

/** Longest sides, pixels: full screen, and a list row on a high-density display. Not set by requirements.md. */
const FULL_SIDE = 1600;
const SMALL_SIDE = 320;
/** Visually close to the original at a tenth of its size. */
const QUALITY = 80;

const TAKEN = ['jpeg', 'png', 'webp'];

interface PreparedPhoto {
  /** WebP. */
  readonly full: Buffer;
  /** WebP, for rows and lists. */
  readonly small: Buffer;
}

/**
 * Re-encodes a car photo to WebP, rotated upright, without EXIF, with a small copy. Throws
 * UNSUPPORTED_MEDIA_TYPE for content other than JPEG, PNG or WebP, VALIDATION_FAILED for an
 * unreadable file or too many pixels.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  if (!TAKEN.includes(imageKind(bytes) ?? '')) throw wrongKind(MESSAGES.uploads.photoKind);
  const fitted = (from: Uint8Array, side: number) =>
    redrawn(from, 'photo', (picture) =>
      picture
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY }),
    );
  const full = await fitted(bytes, FULL_SIDE);
  return { full, small: await fitted(full, SMALL_SIDE) };
}
