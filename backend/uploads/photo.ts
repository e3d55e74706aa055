import { MESSAGES } from '@schema/messages';
import { imageKind } from './image-kind';
import { redrawn, wrongKind } from './picture';

/** Longest sides, pixels: a full screen, and a row of a list on a sharp display. Decided here. */
const FULL_SIDE = 1600;
const SMALL_SIDE = 320;
/** Hard to tell from the original, a tenth of its bytes. */
const QUALITY = 80;

const TAKEN = ['jpeg', 'png', 'webp'];

export interface PreparedPhoto {
  /** WebP. */
  readonly full: Buffer;
  /** WebP, for rows and lists. */
  readonly small: Buffer;
}

/**
 * A car's photo as it is kept: re-encoded to WebP, turned upright, without EXIF, and a small copy of it. Refuses with
 * UNSUPPORTED_MEDIA_TYPE what is not JPEG, PNG or WebP by content, with VALIDATION_FAILED what cannot be
 * read or has too many pixels.
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
