import { subMonths } from 'date-fns/subMonths';
import type { Em } from '../em';
import { HandoverSheet } from '../entities/handover/handover-sheet.entity';
import { SheetPhoto } from '../entities/handover/sheet-photo.entity';
import { releaseFiles } from '../files/stored-files';
import { loadCompany } from '../queries/accounts/company-queries';

/** Photos deleted per transaction, so that other writers do not wait. */
const DELETED_AT_ONCE = 50;

/**
 * Deletes photos of sheets that arrived before the months which the company keeps them, a limited
 * number at a time; returns their number. Their sheets keep the count. The files are removed a day
 * later.
 */
export async function forgetSheetPhotos(em: Em, now: Date): Promise<number> {
  const { sheetPhotoMonths } = await loadCompany(em);
  if (sheetPhotoMonths === null) return 0;
  const old = await em.find(
    SheetPhoto,
    { createdAt: { $lt: subMonths(now, sheetPhotoMonths) } },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: DELETED_AT_ONCE, disableIdentityMap: true },
  );
  if (old.length === 0) return 0;
  await em.nativeDelete(SheetPhoto, { id: { $in: old.map(({ id }) => id) } });
  const keys = old.map(({ photoKey }) => photoKey);
  await releaseFiles(em, keys, now);
  for (const [clientId, photos] of Map.groupBy(old, ({ sheetClientId }) => sheetClientId)) {
    const sheet = await em.findOne(HandoverSheet, { clientId });
    if (sheet) sheet.deletedPhotos += photos.length;
  }
  await em.flush();
  return old.length;
}
