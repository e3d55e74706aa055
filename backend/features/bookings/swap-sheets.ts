import { refusalOfSheet } from '@backend/domain/handover/sheet-refusal';
import { conflict, validationFailed } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import { lockBooking } from '@backend/rentals/booking-lock';
import { SWAP_OPERATION } from '@backend/rentals/divide-rental';
import {
  holdSheet,
  type WantedSheet,
  wantedSheet,
  writeSheet,
} from '@backend/rentals/handover-sheet';
import type { WholeRental } from '@backend/rentals/join-rental';
import { movePhotos } from '@backend/rentals/move-sheets';
import { UNKNOWN_OPERATION } from '@backend/rentals/undoable-operation';
import type { Recorded } from '@backend/store/change-log';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { UndoableOperation } from '@backend/store/entities/undoable-operation.entity';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import type { Em } from '@backend/store/open-store';
import { unpack } from '@backend/store/sql/packed-json';
import type { carSwapPayload } from '@schema/forms/bookings/car-swap-payload';
import type { ValuesOf } from '@schema/forms/fields/problems';
import { HANDOVER_MESSAGES, SWAP_SHEET_MESSAGES } from '@schema/messages/handover';
import type { SheetSide } from '@schema/values/handover/sheet';
import type { SwapSheetsInput } from './car-swap.types';

type ValidSheets = SwapSheetsInput & NonNullable<ValuesOf<typeof carSwapPayload>['sheets']>;

/** The sheets of a swap: the return of the first car and the handover of the new one. */
export interface SwapSheets {
  readonly back: WantedSheet;
  readonly out: WantedSheet;
}

/** Runs a part of a sheet; its refusal names the sheet. */
async function ofSheet<Result>(side: SheetSide, run: () => Result | Promise<Result>) {
  try {
    return await run();
  } catch (error) {
    throw refusalOfSheet(side, error);
  }
}

interface SwapFacts {
  /** The new car. */
  readonly carId: number;
  readonly now: Date;
}

/** The sheets to be saved. Throws VALIDATION_FAILED. */
export async function wantedSheets(
  { back, out }: ValidSheets,
  { carId, now }: SwapFacts,
): Promise<SwapSheets> {
  if (out.carId !== carId)
    throw validationFailed({ 'sheets.out.carId': SWAP_SHEET_MESSAGES.outCar });
  if (out.clientId === back.clientId) {
    throw validationFailed({ 'sheets.out.clientId': HANDOVER_MESSAGES.idInvalid });
  }
  return {
    back: await ofSheet('back', () => wantedSheet(back, now)),
    out: await ofSheet('out', () => wantedSheet(out, now)),
  };
}

interface SavedSwap {
  readonly secondId: number;
  readonly operationId: number;
}

/**
 * The swap that saved these sheets; null: they are new. Locks the rental and both cars. Throws
 * CONFLICT when they belong to something else, also after that swap was undone.
 */
export async function findSwap(
  em: Em,
  id: number,
  { back, out }: SwapSheets,
): Promise<SavedSwap | null> {
  await lockBooking(em, id, out.carId);
  const clientIds = [back, out].map(({ columns }) => columns.clientId);
  const known = await em.find(
    HandoverSheet,
    { clientId: { $in: clientIds } },
    { disableIdentityMap: true, populate: ['booking'] },
  );
  if (known.length === 0) return null;
  const savedOut = known.find(({ clientId }) => clientId === out.columns.clientId);
  const second = savedOut?.booking.$;
  if (known.length < 2 || !savedOut || second?.continuesId !== id) {
    throw conflict(SWAP_SHEET_MESSAGES.known);
  }
  const at = { operation: SWAP_OPERATION, createdAt: savedOut.createdAt };
  const operations = await em.find(UndoableOperation, at, { disableIdentityMap: true });
  const operation = operations.find(
    ({ before }) => (unpack(before) as WholeRental).secondId === second.id,
  );
  return { secondId: second.id, operationId: operation?.id ?? UNKNOWN_OPERATION };
}

/** Locks and reads what both sheets are based on; `carId`: the first car. Throws VALIDATION_FAILED, CONFLICT. */
export async function holdSheets(
  work: Work,
  { id, carId }: { readonly id: number; readonly carId: number },
  { back, out }: SwapSheets,
) {
  if (back.carId !== carId) {
    throw validationFailed({ 'sheets.back.carId': SWAP_SHEET_MESSAGES.backCar });
  }
  // A sheet of a third car may be saved for this booking at the same time.
  await lockBookingRow(work.em, id);
  return {
    back: await ofSheet('back', () => holdSheet(work, back, id)),
    out: await ofSheet('out', () => holdSheet(work, out, id)),
  };
}

interface Parts {
  readonly first: { readonly id: number };
  readonly second: { readonly id: number };
}

/** Writes each sheet to its part; photos of the handover were taken before that part existed. */
export async function writeSheets(
  work: Work,
  { first, second }: Parts,
  { back, out }: SwapSheets,
  held: Awaited<ReturnType<typeof holdSheets>>,
): Promise<Recorded[]> {
  const history = [
    ...(await ofSheet('back', () => writeSheet(work, first.id, back, held.back))),
    ...(await ofSheet('out', () => writeSheet(work, second.id, out, held.out))),
  ];
  await movePhotos(work.em, out.columns.clientId, { from: first.id, to: second.id });
  return history;
}
