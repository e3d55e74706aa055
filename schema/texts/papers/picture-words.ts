import type { PhotoAngle } from '@schema/values/handover/sheet';
import { IMAGE_TAGS } from '@schema/values/papers/tags';
import { formatMoment } from '@schema/values/time/calendar';
import { ANGLE_TEXTS } from '../handover/sheet-words';

export const SIGNATURE_TITLE = IMAGE_TAGS['акт.подпись'];

interface PrintedPhoto<Picture> {
  readonly picture: Picture;
  readonly angle: PhotoAngle;
  readonly shotAt: Date;
}

/** A row of the block of photos. */
export const photoWords = <Picture>(
  { picture, angle, shotAt }: PrintedPhoto<Picture>,
  zone: string,
) => ({
  'фото.снимок': picture,
  'фото.ракурс': ANGLE_TEXTS[angle],
  'фото.время': formatMoment(shotAt, zone),
});

/** Adds the pictures of an act to the words of a document, and whether there are any. */
export const withPictures = <Words, Signature, Photo>(
  words: Words,
  signature: Signature,
  photos: readonly Photo[],
) => ({
  ...words,
  'акт.подпись': signature,
  фотографии: photos,
  'есть подпись': signature !== null,
  'есть фотографии': photos.length > 0,
});
