import { Gate } from '@backend/bounds/gate';
import { full } from '@backend/bounds/refusals';
import { Refusal, validationFailed } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import sharp, { type Sharp } from 'sharp';

const { uploads } = MESSAGES;

/** Above the photos of any phone within the size limit; a bomb declares hundreds of millions. */
const MAX_PIXELS = 50_000_000;
/** Maximum decoding time. Seconds. */
const MAX_SECONDS = 15;

// No cache between uploads; one thread per image.
sharp.cache(false);
sharp.concurrency(1);
// Only these of the library's formats are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** Maximum queue length; beyond it clients would time out. */
const WAITING = 16;
const SOON_MS = 5000;

/** One image at a time: decoding uses the thread pool that also hashes passwords. */
const gate = new Gate({
  atOnce: 1,
  waiting: WAITING,
  refusal: () => full(MESSAGES.limits.uploadsFull, SOON_MS),
});

/** The documented form field. */
type UploadField = 'photo' | 'favicon';

export function wrongKind(message: string): Refusal {
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', message);
}

export function badImage(field: UploadField, message: string = uploads.unreadable): Refusal {
  return validationFailed({ [field]: message });
}

/**
 * Decodes an image, applies `redraw` and re-encodes it, rotated upright, without EXIF. Throws
 * VALIDATION_FAILED for a broken image and for too many pixels.
 */
export function redrawn(
  bytes: Uint8Array,
  field: UploadField,
  redraw: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  return gate.run(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
      return await redraw(picture).timeout({ seconds: MAX_SECONDS }).toBuffer();
    } catch (error) {
      const isLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
      throw badImage(field, isLarge ? uploads.tooManyPixels : uploads.unreadable);
    }
  });
}
