import type { InkPixels, PaperImage } from '@backend/papers/paper-job';
import sharp from 'sharp';

/** Sizes in a document. Pixels at 96 dpi. */
const SIGNATURE = { width: 200, height: 80 };
const PHOTO = { width: 260, height: 195 };
/** Pixels of a picture for one pixel of the document, for printing. */
const DENSITY = 3;
const QUALITY = 80;
/** Width in which a signature is drawn: larger than printed, for smooth lines. Pixels. */
export const INK_PIXELS = SIGNATURE.width * DENSITY * 2;

/** A drawn signature as a picture of a document, PNG. */
export async function printedInk(
  { pixels, width, height }: InkPixels,
  alt: string,
): Promise<PaperImage> {
  const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: SIGNATURE.width * DENSITY })
    .png()
    .toBuffer();
  return { image, type: 'image/png', ...SIGNATURE, alt };
}

/** A stored photo as a picture of a document, JPEG. */
export async function printedPhoto(bytes: Uint8Array, alt: string): Promise<PaperImage> {
  const { data, info } = await sharp(bytes)
    .resize({
      width: PHOTO.width * DENSITY,
      height: PHOTO.height * DENSITY,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const scale = Math.min(PHOTO.width / info.width, PHOTO.height / info.height);
  const [width, height] = [info.width, info.height].map((side) => Math.round(side * scale));
  return { image: data, type: 'image/jpeg', width: width ?? 1, height: height ?? 1, alt };
}
