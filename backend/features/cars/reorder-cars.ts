import { assertSameOrder, assertWholeFleet } from '@backend/domain/fleet/car-save';
import { assertValid } from '@backend/domain/valid';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import {
  loadCarOrder,
  loadFleetCars,
  lockCarOrder,
} from '@backend/store/queries/fleet/fleet-car-queries';
import { reorderRows } from '@backend/store/reorder-cars';
import { carOrderBasis } from '@schema/forms/fleet/car-order';
import type { CarList } from './cars.types';

/** Entity id in the change history; the fleet order is a singleton. */
const FLEET = 1;

interface OrderInput {
  readonly order: readonly number[];
  /** The order that was changed; null: any. */
  readonly basedOn: readonly number[] | null;
}

/**
 * Reorders the fleet and the rows of the board (requirements.md, P23). Throws VALIDATION_FAILED for
 * a list that does not name every car once, STALE when the current order is not `basedOn`.
 */
export const reorderCars = command<OrderInput>()({
  name: 'reorderCars',
  access: anyOf('view_cars'),
  // The new order is compared with the fleet: an outdated list is refused as outdated before it is
  // refused as invalid.
  form: null,
  accept(wanted) {
    assertValid(carOrderBasis, { basedOn: wanted.basedOn });
    return wanted;
  },
  sameAs: 'not repeatable',
  async lock({ em }, { basedOn }) {
    await lockCarOrder(em);
    const before = await loadCarOrder(em);
    if (basedOn) assertSameOrder(basedOn, before);
    return before;
  },
  async run({ em, record }, { order }, before) {
    assertWholeFleet(order, before);
    const isMoved = order.some((id, place) => id !== before[place]);
    if (isMoved) await reorderRows(em, order);
    const answer: CarList = { items: await loadFleetCars(em) };
    if (!isMoved) return { answer, unchanged: true };
    return {
      answer,
      history: [record({ entity: 'Fleet', entityId: FLEET, before, after: order })],
      cars: [],
    };
  },
});
