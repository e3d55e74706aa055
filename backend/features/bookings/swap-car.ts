import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { divideRental, lockRental, SWAP_OPERATION } from '@backend/rentals/divide-rental';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { carSwapPayload } from '@schema/forms/bookings/car-swap';
import type { SwapCarInput } from './car-swap.types';

/**
 * Continues a rental in another car from a given moment (docs/domain.md, a car that breaks): the
 * booking ends there, marked as returned, and a second one of the same customer starts there,
 * marked as handed over. The price is split by time; the second part takes over the deposit. Throws
 * VALIDATION_FAILED; NOT_FOUND; CONFLICT when the booking is archived, over or not started; STALE with
 * `current`; CAR_OCCUPIED when the other car is not free until the end; CAR_NOT_RETURNED while another
 * customer has not returned it, unless confirmed.
 */
export const swapCar = command<SwapCarInput & { readonly id: number }>()({
  name: SWAP_OPERATION,
  access: anyOf('edit_bookings'),
  form: carSwapPayload,
  accept: ({ id, carId, at, version, confirmed }, { now }) => ({
    typedAt: at ?? null,
    swap: { id, carId, at: at ?? now, version: version ?? null, isConfirmed: confirmed === true },
  }),
  // Without a moment, since a retry is sent at another one.
  sameAs: ({ swap, typedAt }) => ({ ...swap, at: typedAt }),
  lock: ({ em, ctx }, { swap }) => lockRental(em, swap, ctx),
  async run({ em, ctx }, { swap }, held) {
    const { swap: parts, history, ...done } = await divideRental(em, swap, held, ctx);
    const operationId = await recordUndoable(em, { operation: SWAP_OPERATION, ...done }, ctx);
    return {
      answer: { ...parts, operationId },
      history,
      cars: [parts.first.carId, parts.second.carId],
    };
  },
  async around(ctx, write) {
    return withOperationId(await refuseOccupied(ctx, write));
  },
});
