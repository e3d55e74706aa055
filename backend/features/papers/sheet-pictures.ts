import type { PaperImage } from '@backend/papers/paper-job';
import type { Em } from '@backend/store/em';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import type { FileStore } from '@backend/uploads/file-store';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { INK_HEIGHT, INK_WIDTH, type Ink } from '@schema/values/handover/ink';
import { formatMoment } from '@schema/values/time/calendar';
import sharp from 'sharp';

/** Sizes in the document. Pixels at 96 dpi. */
const SIGNATURE = { width: 200, height: 80 };
const PHOTO_WIDTH = 260;
const PHOTO_HEIGHT = 195;
/** Pixels of a picture for one pixel of the document, for printing. */
const DENSITY = 3;

const INK_PEN = 8;

function inkSvg(ink: Ink): string {
  const paths = ink.map((stroke) => {
    const points = stroke.join(' ');
    return `<path d="M ${points}${stroke.length === 2 ? ` L ${points}` : ''}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${INK_WIDTH} ${INK_HEIGHT}" width="${SIGNATURE.width * DENSITY}" height="${SIGNATURE.height * DENSITY}"><g fill="none" stroke="#111" stroke-width="${INK_PEN}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

/** The signature of the latest signed sheet; null: signed on paper or not at all. */
export async function signatureOf(sheets: readonly HandoverSheet[]): Promise<PaperImage | null> {
  const signed = sheets.findLast(({ signatureWay }) => signatureWay === 'finger');
  if (!signed) return null;
  const image = await sharp(Buffer.from(inkSvg(signed.signature)))
    .png()
    .toBuffer();
  return { image, type: 'image/png', ...SIGNATURE, alt: 'Подпись клиента' };
}

interface Place {
  readonly em: Em;
  readonly files: Pick<FileStore, 'get'>;
  readonly zone: string;
}

/** The photos of the sheets, as rows of the block; a photo whose file is gone is left out. */
export async function photosOf({ em, files, zone }: Place, sheets: readonly HandoverSheet[]) {
  const photos = await em.find(
    SheetPhoto,
    { sheetClientId: { $in: sheets.map(({ clientId }) => clientId) } },
    { disableIdentityMap: true, orderBy: { id: 'asc' } },
  );
  const rows = [];
  for (const { photoKey, angle, shotAt } of photos) {
    const bytes = await files.get(photoKey);
    if (!bytes) continue;
    const { data, info } = await sharp(bytes)
      .resize({
        width: PHOTO_WIDTH * DENSITY,
        height: PHOTO_HEIGHT * DENSITY,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(PHOTO_WIDTH / info.width, PHOTO_HEIGHT / info.height);
    const alt = ANGLE_TEXTS[angle];
    const image: PaperImage = {
      image: data,
      type: 'image/jpeg',
      width: Math.round(info.width * scale),
      height: Math.round(info.height * scale),
      alt,
    };
    rows.push({
      'фото.снимок': image,
      'фото.ракурс': alt,
      'фото.время': formatMoment(shotAt, zone),
    });
  }
  return rows;
}
