import type { ApolloClient } from '@apollo/client';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import type { Move } from './move';
import { MoveBookingDocument, MoveMaintenanceDocument } from './moves.generated';
import { type MovePrices, pricingOf } from './price-of-move';

/** The saved record: its version and the number of bookings the service work now overlaps. */
interface Kept {
  readonly version: number;
  /** The total that was sent, roubles; absent: the price stays. */
  readonly totalPrice?: number;
  readonly hits: number;
}

/** The new total; undefined keeps the price. */
async function totalOf(move: Move, prices: MovePrices): Promise<number | undefined> {
  if (pricingOf(move) !== 'tariff') return undefined;
  try {
    return await prices.tariff(move);
  } catch (error) {
    // Days without a tariff have a manual price, which is kept. A network failure is rethrown.
    if (refusalOf(error)) return undefined;
    throw error;
  }
}

/**
 * Sends the move. `version`: the version the event was read at. `totalPrice` (roubles): an exact
 * price, used by undo and to recalculate. Throws refusals.
 */
export async function saveMove(
  client: ApolloClient,
  prices: MovePrices,
  move: Move,
  version: number,
  totalPrice?: number,
): Promise<Kept> {
  const { event, carId } = move;
  const dates = typedPeriod(move);
  const { id, carId: oldCarId } = event.record;
  const cars = { carIds: [...new Set([oldCarId, carId])] };
  if (event.kind === 'booking') {
    const total = totalPrice === undefined ? await totalOf(move, prices) : totalPrice;
    const input = { ...dates, carId, version, ...(total !== undefined && { totalPrice: total }) };
    const { updateBooking } = await runCommand(
      client,
      { operation: 'updateBooking', mutation: MoveBookingDocument },
      { id, input },
      cars,
    );
    return {
      version: updateBooking.version,
      hits: 0,
      ...(total !== undefined && { totalPrice: total }),
    };
  }
  const { description, status, cost } = event.record;
  const input = { ...dates, carId, description, status, cost, version };
  const { updateMaintenance } = await runCommand(
    client,
    { operation: 'updateMaintenance', mutation: MoveMaintenanceDocument },
    { id, input },
    cars,
  );
  return { version: updateMaintenance.version, hits: updateMaintenance.conflicts.length };
}
