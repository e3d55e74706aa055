import type { ApolloClient } from '@apollo/client';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import type { ChangePrices } from '@schema/values/money/price-of-change';
import type { Move } from './move';
import { MoveBookingDocument, MoveMaintenanceDocument } from './moves.generated';
import type { MovePrices } from './price-of-move';

/** The saved record: its version and the number of bookings the maintenance now overlaps. */
export interface SavedMove {
  readonly version: number;
  /** The total that was sent, roubles; absent: the price stays. */
  readonly totalPrice?: number;
  /** Prices that the total was chosen from; null: the total was given, or stays. */
  readonly prices: ChangePrices | null;
  readonly hits: number;
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
): Promise<SavedMove> {
  const { event, carId } = move;
  const dates = typedPeriod(move);
  const { id, carId: oldCarId } = event.record;
  const cars = { carIds: [...new Set([oldCarId, carId])] };
  if (event.kind === 'booking') {
    const decided = totalPrice === undefined ? await prices.ofMove(move) : null;
    const total = totalPrice ?? decided?.taken;
    const input = { ...dates, carId, version, ...(total !== undefined && { totalPrice: total }) };
    const { updateBooking } = await runCommand(
      client,
      { operation: 'updateBooking', mutation: MoveBookingDocument },
      { id, input },
      cars,
    );
    return {
      version: updateBooking.version,
      prices: decided,
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
  const { version: kept, conflicts } = updateMaintenance;
  return { version: kept, prices: null, hits: conflicts.length };
}
