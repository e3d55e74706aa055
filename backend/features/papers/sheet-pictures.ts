import { Refusal } from '@backend/domain/refusal';
import type { Papers } from '@backend/jobs/paper-process';
import type { PaperImage } from '@backend/papers/paper-job';
import type { Em } from '@backend/store/em';
import type { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';
import type { FileStore } from '@backend/uploads/file-store';
import { INK_PIXELS, printedInk, printedPhoto } from '@backend/uploads/printed-picture';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { ANGLE_TEXTS } from '@schema/texts/handover/sheet-words';
import { photoWords, SIGNATURE_TITLE } from '@schema/texts/papers/picture-words';

/** The signature of the latest signed sheet; null: signed on paper or not at all. Throws UNAVAILABLE. */
export async function signatureOf(
  papers: Pick<Papers, 'run'>,
  sheets: readonly HandoverSheet[],
): Promise<PaperImage | null> {
  const signed = sheets.findLast(({ signatureWay }) => signatureWay === 'finger');
  if (!signed) return null;
  const answer = await papers.run({ run: 'draw', ink: signed.signature, width: INK_PIXELS });
  if (!('drawn' in answer)) throw new Refusal('UNAVAILABLE', PAPER_MESSAGES.templateBroken);
  return printedInk(answer.drawn, SIGNATURE_TITLE);
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
