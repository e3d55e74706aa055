import { PHOTO_PROBLEMS } from '@schema/texts/handover/queue';
import { isTooLarge, type PhotoSize, storedSize } from './photo-size';

const TYPE = 'image/jpeg';
const QUALITY = 0.8;
/** Under transparent parts of a picture. */
const BACKGROUND = '#fff';

/** A file that is not stored; the message is in Russian and names it. */
export class PhotoRefused extends Error {}

/**
 * The photo as a JPEG of at most 1600 px, upright and without its metadata, the place among them.
 * Throws `PhotoRefused`.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  // Some devices give no type.
  if (file.type !== '' && !file.type.startsWith('image/')) throw unreadable(file);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (error: unknown) => {
      throw unreadable(file, error);
    },
  );
  try {
    if (isTooLarge(bitmap)) throw new PhotoRefused(PHOTO_PROBLEMS.tooLarge(file.name));
    return await encoded(bitmap, storedSize(bitmap));
  } finally {
    bitmap.close();
  }
}

const unreadable = (file: File, cause?: unknown) =>
  new PhotoRefused(PHOTO_PROBLEMS.unreadable(file.name), { cause });

async function encoded(bitmap: ImageBitmap, { width, height }: PhotoSize): Promise<Blob> {
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'), bitmap, { width, height });
    return canvas.convertToBlob({ type: TYPE, quality: QUALITY });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d'), bitmap, { width, height });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (!blob) throw new Error('The canvas could not be encoded');
  return blob;
}

function draw(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  { width, height }: PhotoSize,
): void {
  if (!context) throw new Error('The browser has no memory for a canvas');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}
