import { rentalFacts } from '@backend/domain/handover/rental-facts';
import { loadReadings } from '@backend/rentals/car-readings';
import { loadSheetCharges } from '@backend/rentals/read-sheet-charges';
import type { Em } from '@backend/store/em';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import type { PaperSheet } from '@schema/texts/papers/paper-words';
import type { SheetSide } from '@schema/values/handover/sheet';

const APART = { disableIdentityMap: true, orderBy: { id: 'asc' } } as const;

/** Sheets of a booking, oldest first; one statement. */
export const loadSheets = (em: Em, bookingId: number): Promise<HandoverSheet[]> =>
  em.find(HandoverSheet, { booking: bookingId }, APART);

export const latestOf = (sheets: readonly HandoverSheet[], side: SheetSide) =>
  sheets.findLast((sheet) => sheet.side === side) ?? null;

/** Damages of the car that were open at the moment, oldest first. */
async function loadOpenDamages(em: Em, carId: number, at: Date): Promise<CarDamage[]> {
  const damages = await em.find(CarDamage, { car: carId, withdrawnAt: null }, APART);
  return damages.filter(
    ({ createdAt, mendedAt }) => createdAt <= at && !(mendedAt && mendedAt <= at),
  );
}

/**
 * What the act of a side states: a supplement replaces the answers of the sheets before it, and adds
 * damages and charges. Null without a sheet. Five statements.
 */
export async function readPaperSheet(
  em: Em,
  sheets: readonly HandoverSheet[],
  side: SheetSide,
): Promise<PaperSheet | null> {
  const ofSide = sheets.filter((sheet) => sheet.side === side);
  const latest = ofSide.at(-1);
  if (!latest) return null;
  const last = <Value>(
    of: readonly HandoverSheet[],
    pick: (sheet: HandoverSheet) => Value | null | undefined,
  ) => of.map(pick).findLast((value) => value != null) ?? null;
  const out = sheets.filter((sheet) => sheet.side === 'out');
  const sheetIds = ofSide.map(({ id }) => id);
  const readings = await loadReadings(em, latest.car.id, { withReversed: false });
  const facts = sheets.map(({ side, car, at, km, fuel }) => ({
    side,
    carId: car.id,
    at,
    km: km ?? null,
    fuel: fuel ?? null,
  }));
  const charges = await loadSheetCharges(em, sheetIds);
  const damages = await loadOpenDamages(em, latest.car.id, latest.createdAt);
  const signed = ofSide.findLast(({ signatureWay }) => signatureWay !== 'absent');
  return {
    at: ofSide[0]?.at ?? latest.at,
    km: last(ofSide, ({ km }) => km),
    fuel: last(ofSide, ({ fuel }) => fuel),
    kmOut: last(out, ({ km }) => km),
    fuelOut: last(out, ({ fuel }) => fuel),
    drivenKm: rentalFacts(facts, readings).drivenKm,
    comment: last(ofSide, ({ comment }) => comment),
    signer: signed?.signerName ?? null,
    isSigned: signed !== undefined,
    damages: damages.map(({ kind, view, size, comment, sheetId }) => ({
      kind,
      view,
      size,
      comment: comment ?? null,
      isNew: sheetId != null && sheetIds.includes(sheetId),
    })),
    accessories: last(ofSide, ({ accessories }) => accessories) ?? [],
    charges: ofSide
      .flatMap(({ id }) => charges.get(id) ?? [])
      .filter(({ isReversed }) => !isReversed)
      .map(({ kind, amount, comment }) => ({ kind, amount, comment })),
  };
}
