import { Gate } from '@backend/bounds/gate';
import { full } from '@backend/bounds/refusals';
import { Refusal, validationFailed } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import sharp, { type Sharp } from 'sharp';

const { uploads } = MESSAGES;

/** Larger than any phone takes under the size limit; a bomb claims hundreds of millions. */
const MAX_PIXELS = 50_000_000;
/** Decoding may last so long; seconds. */
const MAX_SECONDS = 15;

// Nothing is kept between two uploads, and a picture never takes more than its share of the processor.
sharp.cache(false);
sharp.concurrency(1);
// Of all the formats the library reads, the three that are taken here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

/** Pictures that wait for their turn; more of them would wait longer than their senders. */
const WAITING = 16;
const SOON_MS = 5000;

/** One picture at a time: decoding fills the threads that also check passwords. */
const gate = new Gate({
  atOnce: 1,
  waiting: WAITING,
  refusal: () => full(MESSAGES.limits.uploadsFull, SOON_MS),
});

/** The field of the form, as the documents name it. */
export type UploadField = 'photo' | 'favicon';

export function wrongKind(message: string): Refusal {
  return new Refusal('UNSUPPORTED_MEDIA_TYPE', message);
}

export function badImage(field: UploadField, message: string = uploads.unreadable): Refusal {
  return validationFailed({ [field]: message });
}

/**
 * Decodes a picture, lets `redraw` shape it and encodes it anew: what comes out is a picture and nothing else, the
 * right way up, without EXIF. Refuses a broken one and one of too many pixels with VALIDATION_FAILED.
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
