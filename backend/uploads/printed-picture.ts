import type { PaperImage } from '@backend/papers/paper-job';
import { INK_HEIGHT, INK_WIDTH, type Ink } from '@schema/values/handover/ink';
import sharp from 'sharp';

/** Sizes in a document. Pixels at 96 dpi. */
const SIGNATURE = { width: 200, height: 80 };
const PHOTO = { width: 260, height: 195 };
/** Pixels of a picture for one pixel of the document, for printing. */
const DENSITY = 3;
const QUALITY = 80;
/** Width of a stroke, in units of the signature's field. */
const PEN = 8;

function svgOf(ink: Ink): string {
  const paths = ink.map((stroke) => {
    const points = stroke.join(' ');
    return `<path d="M ${points}${stroke.length === 2 ? ` L ${points}` : ''}"/>`;
  });
  const size = `width="${SIGNATURE.width * DENSITY}" height="${SIGNATURE.height * DENSITY}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INK_WIDTH} ${INK_HEIGHT}" ${size}>` +
    `<g fill="none" stroke="#111" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round">` +
    `${paths.join('')}</g></svg>`
  );
}

/** A signature as a picture of a document, PNG. */
export async function printedInk(ink: Ink, alt: string): Promise<PaperImage> {
  const image = await sharp(Buffer.from(svgOf(ink)))
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
