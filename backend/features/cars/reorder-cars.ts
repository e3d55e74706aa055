import { assertSameOrder, assertWholeFleet } from '@backend/domain/fleet/car-save';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { loadCarOrder, lockCarOrder } from '@backend/store/queries/fleet/fleet-car-queries';
import { reorderRows } from '@backend/store/reorder-cars';
import type { CarList } from './cars.types';
import { readCars } from './read-cars';

const operation = 'reorderCars';

/** The order is one thing of the whole fleet; the change history knows it under this number. */
const FLEET = 1;

/**
 * Puts the fleet in this order, which is the order of the board's rows too, and answers it
 * (requirements.md, P23). Refuses with VALIDATION_FAILED a list that is not every car once, and
 * with STALE one that was made from another order than the fleet has now (`basedOn`; null: from
 * whatever there is).
 */
export async function reorderCars(
  ctx: SignedInContext,
  order: readonly number[],
  basedOn: readonly number[] | null,
): Promise<CarList> {
  const { now: at, user } = ctx;
  const isMoved = await ctx.store.write(ctx.em, async (em) => {
    await lockCarOrder(em);
    const before = await loadCarOrder(em);
    if (basedOn) assertSameOrder(basedOn, before);
    assertWholeFleet(order, before);
    if (order.every((id, place) => id === before[place])) return false;
    await reorderRows(em, order);
    recordChange(em, {
      at,
      user,
      operation,
      entity: 'Fleet',
      entityId: FLEET,
      before,
      after: order,
    });
    return true;
  });
  if (isMoved) ctx.announce(operation);
  return readCars(ctx);
}
