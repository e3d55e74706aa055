import type { ApolloClient } from '@apollo/client';
import { UpdateBookingDocument, UpdateMaintenanceDocument } from '@frontend/gql/graphql';
import { followsTariff } from '@frontend/shared/bookings/follows-tariff';
import { refusalOf } from '@frontend/shared/data/refusal';
import { runCommand } from '@frontend/shared/data/run-command';
import type { Move } from './move';
import type { MovePrices } from './price-of-move';

/** What was kept: its version, and how many bookings service work now lies over. */
export interface Kept {
  readonly version: number;
  readonly hits: number;
}

/** The total that goes along; undefined leaves the price as it is. */
async function totalOf(move: Move, prices: MovePrices): Promise<number | undefined> {
  if (move.event.kind !== 'booking' || !followsTariff(move.event.record)) return undefined;
  try {
    return await prices.tariff(move);
  } catch (error) {
    // Days without a tariff are priced by hand: the agreed price stays. No answer at all is no answer.
    if (refusalOf(error)) return undefined;
    throw error;
  }
}

/**
 * Asks the server for the move. `version` is the one the event was read at; `totalPrice` (roubles) given
 * means exactly this price, as when a move is taken back. Throws what was refused.
 */
export async function saveMove(
  client: ApolloClient,
  prices: MovePrices,
  move: Move,
  version: number,
  totalPrice?: number | null,
): Promise<Kept> {
  const { event, carId } = move;
  const dates = { startDate: move.startDate.toISOString(), endDate: move.endDate.toISOString() };
  const { id, carId: oldCarId } = event.record;
  const cars = { carIds: [...new Set([oldCarId, carId])] };
  if (event.kind === 'booking') {
    const total = totalPrice === undefined ? await totalOf(move, prices) : totalPrice;
    const input = { ...dates, carId, version, ...(total !== undefined && { totalPrice: total }) };
    const { updateBooking } = await runCommand(
      client,
      { operation: 'updateBooking', mutation: UpdateBookingDocument },
      { id, input },
      cars,
    );
    return { version: updateBooking.version, hits: 0 };
  }
  const { description, status, cost } = event.record;
  const input = { ...dates, carId, description, status, cost, version };
  const { updateMaintenance } = await runCommand(
    client,
    { operation: 'updateMaintenance', mutation: UpdateMaintenanceDocument },
    { id, input },
    cars,
  );
  return { version: updateMaintenance.version, hits: updateMaintenance.conflicts.length };
}
