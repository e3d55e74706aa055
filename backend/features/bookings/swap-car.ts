import { command, type Done } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { RecordedCarSwap } from '@backend/operation/types/car-swap.types';
import { divideRental, lockRental, SWAP_OPERATION } from '@backend/rentals/divide-rental';
import { sameSheet } from '@backend/rentals/handover-sheet';
import { refuseKnownId } from '@backend/rentals/refuse-known-id';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { carSwapPayload } from '@schema/forms/bookings/car-swap-payload';
import type { SwapCarInput } from './car-swap.types';
import { findSwap, holdSheets, wantedSheets, writeSheets } from './swap-sheets';

/**
 * Continues a rental in another car from a given moment (docs/domain.md, a car that breaks): the
 * booking ends there, marked as returned, and a second one of the same customer starts there,
 * marked as handed over. The price is split by time; the second part takes over the deposit. Throws
 * VALIDATION_FAILED; NOT_FOUND; CONFLICT when the booking is archived, over or not started; STALE with
 * `current`; CAR_OCCUPIED when the other car is not free until the end; CAR_NOT_RETURNED while another
 * customer has not returned it, unless confirmed. The sheets of the return and of the handover are
 * saved with it, all or none: their refusals are those of `saveHandoverSheet`, with `side` in the
 * details. Known sheets change nothing.
 */
export const swapCar = command<SwapCarInput & { readonly id: number }>()({
  name: SWAP_OPERATION,
  access: anyOf('edit_bookings'),
  form: carSwapPayload,
  async accept({ id, carId, at, version, confirmed, sheets }, { now }) {
    return {
      typedAt: at ?? null,
      swap: { id, carId, at: at ?? now, version: version ?? null, isConfirmed: confirmed === true },
      sheets: sheets ? await wantedSheets(sheets, { carId, now }) : null,
    };
  },
  // Without a moment, since a retry is sent at another one.
  sameAs: ({ swap, typedAt, sheets }) => ({
    ...swap,
    at: typedAt,
    ...(sheets && { sheets: { back: sameSheet(sheets.back), out: sameSheet(sheets.out) } }),
  }),
  async lock(work, { swap, sheets }) {
    const { em, ctx } = work;
    const known = sheets && (await findSwap(em, swap.id, sheets));
    if (known) return { known };
    const whole = await lockRental(em, swap, ctx);
    const { carId } = whole.booking;
    return {
      whole,
      sheets: sheets && (await holdSheets(work, { id: swap.id, carId }, sheets)),
    };
  },
  async run(work, { swap, sheets }, held): Promise<Done<RecordedCarSwap>> {
    const { em, ctx } = work;
    if (held.known) {
      const { secondId, operationId } = held.known;
      const first = await savedBooking(em, swap.id, ctx);
      const second = await savedBooking(em, secondId, ctx);
      return { answer: { first, second, operationId }, unchanged: true };
    }
    const { swap: parts, history, left, before } = await divideRental(em, swap, held.whole, ctx);
    const written = sheets && held.sheets && (await writeSheets(work, parts, sheets, held.sheets));
    // Photos of the sheet may arrive later; an undo moves them with it.
    const rows = written ? left.rows.filter(({ entity }) => entity !== 'SheetPhoto') : left.rows;
    const undoable = { operation: SWAP_OPERATION, left: { ...left, rows }, before } as const;
    const operationId = await recordUndoable(em, undoable, ctx);
    return {
      answer: { ...parts, operationId },
      history: [...history, ...(written ?? [])],
      cars: [parts.first.carId, parts.second.carId],
    };
  },
  async around(ctx, write) {
    const known = () => refuseKnownId(ctx, write);
    return withOperationId(await refuseOccupied(ctx, known));
  },
});
