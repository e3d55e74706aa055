import type { PaperImage } from '@backend/papers/paper-job';
import type { Em } from '@backend/store/em';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import type { FileStore } from '@backend/uploads/file-store';
import { printedInk, printedPhoto } from '@backend/uploads/printed-picture';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { photoWords } from '@schema/texts/papers/picture-words';
import { IMAGE_TAGS } from '@schema/values/papers/tags';

/** The signature of the latest signed sheet; null: signed on paper or not at all. */
export async function signatureOf(sheets: readonly HandoverSheet[]): Promise<PaperImage | null> {
  const signed = sheets.findLast(({ signatureWay }) => signatureWay === 'finger');
  return signed ? printedInk(signed.signature, Object.values(IMAGE_TAGS).join()) : null;
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
    const picture = await printedPhoto(bytes, ANGLE_TEXTS[angle]);
    rows.push(photoWords({ picture, angle, shotAt }, zone));
  }
  return rows;
}
