import type { Em } from '@backend/store/em';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { SheetPhoto } from '@backend/store/entities/handover/sheet-photo.entity';

const APART = { disableIdentityMap: true } as const;

interface Move {
  /** IDs of two bookings of a rental. */
  readonly from: number;
  readonly to: number;
}

/**
 * Moves the sheets of a booking, with all its photos, to another booking of the rental. A sheet
 * supplements the one of its side that is there already.
 */
export async function moveSheets(em: Em, { from, to }: Move): Promise<void> {
  const sheets = await em.find(
    HandoverSheet,
    { booking: from },
    { ...APART, orderBy: { id: 'asc' } },
  );
  for (const { id, side } of sheets) {
    const where = { booking: to, side, supplementsId: null };
    const first = await em.findOne(HandoverSheet, where, APART);
    const place = { booking: to, supplementsId: first?.id ?? null };
    await em.nativeUpdate(HandoverSheet, { id }, place);
  }
  await em.nativeUpdate(SheetPhoto, { booking: from }, { booking: to });
}

/** Moves the photos of a sheet that were taken for another booking of the rental. */
export async function movePhotos(em: Em, sheetClientId: string, { from, to }: Move): Promise<void> {
  await em.nativeUpdate(SheetPhoto, { sheetClientId, booking: from }, { booking: to });
}
