import { assertSameOrder, assertWholeFleet } from '@backend/domain/fleet/car-save';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { loadCarOrder, lockCarOrder } from '@backend/store/queries/fleet/fleet-car-queries';
import { reorderRows } from '@backend/store/reorder-cars';
import type { CarList } from './cars.types';
import { readCars } from './read-cars';

const operation = 'reorderCars';

/** Entity id in the change history; the fleet order is a singleton. */
const FLEET = 1;

/**
 * Reorders the fleet and the rows of the board (requirements.md, P23). Throws VALIDATION_FAILED for
 * a list that does not name every car once, STALE when the current order is not `basedOn` (null: no
 * check).
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
