import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { RecordedCarSwap } from '@backend/operation/types/car-swap.types';
import { divideRental, SWAP_OPERATION, type Swap } from '@backend/rentals/divide-rental';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { once } from '@backend/store/idempotency';
import { carSwapPayload } from '@schema/forms/bookings/car-swap';
import type { SwapCarInput } from './car-swap.types';

/**
 * Continues a rental in another car from a given moment (docs/domain.md, a car that breaks): the
 * booking ends there, marked as returned, and a second one of the same customer starts there,
 * marked as handed over. The price is split by time; the second part takes over the deposit. A
 * retry with the same Idempotency-Key returns the first response. Throws VALIDATION_FAILED;
 * NOT_FOUND; CONFLICT when the booking is archived, over or not started; STALE with `current`;
 * CAR_OCCUPIED when the other car is not free until the end; CAR_NOT_RETURNED while another customer
 * has not returned it, unless confirmed.
 */
export async function swapCar(
  ctx: SignedInContext,
  id: number,
  input: SwapCarInput,
): Promise<RecordedCarSwap> {
  const { carId } = assertValid(carSwapPayload, { ...input });
  const { idempotencyKey: key, user, now } = ctx;
  const { version = null, confirmed } = input;
  const swap: Swap = { id, carId, at: input.at ?? now, version, isConfirmed: confirmed === true };
  const params = { ...swap, at: input.at ?? null };
  const operation = SWAP_OPERATION;
  const request = { key, userId: user.id, operation, params, now };
  const answer = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      once(em, request, async () => {
        const { swap: parts, ...done } = await divideRental(em, swap, ctx);
        const operationId = await recordUndoable(em, { operation, ...done }, ctx);
        return { ...parts, operationId };
      }),
    ),
  );
  ctx.announce(operation, [answer.first.carId, answer.second.carId]);
  return withOperationId(answer);
}
