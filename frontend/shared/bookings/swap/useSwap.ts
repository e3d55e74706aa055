import type { SwapSheetsInput } from '@frontend/gql/schema-types';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { SwapCarDocument, UndoCarSwapDocument } from './swap.generated';

export interface Swap {
  readonly bookingId: number;
  /** Version on reading. */
  readonly version: number | null;
  /** Id of the broken car. */
  readonly from: number;
  readonly to: number;
  /** Title of the replacement car. */
  readonly title: string;
  /** Swap time, ISO; null: now. */
  readonly at: string | null;
  /** The user has confirmed that another customer has not returned the replacement. */
  readonly isConfirmed: boolean;
  /** The sheets that are saved with it; absent: none. */
  readonly sheets?: SwapSheetsInput;
}

/** The part of the rental in the new car. */
interface SwappedRental {
  readonly secondId: number;
}

/**
 * Continues the rental in another car; the notice after it offers to undo. `onUndone` follows the
 * undo. Throws refusals.
 */
export function useSwap(onUndone?: (undone: SwappedRental) => void) {
  const swap = useCommand('swapCar', SwapCarDocument);
  const undo = useCommand('undoCarSwap', UndoCarSwapDocument);
  return async (
    { bookingId: id, version, from, to, title, at, isConfirmed, sheets }: Swap,
    key: string,
  ): Promise<SwappedRental> => {
    const carIds = [from, to];
    const input = { carId: to, at, confirmed: isConfirmed, version, ...(sheets && { sheets }) };
    const { operationId, second } = (await swap({ id, input }, { carIds, key })).swapCar;
    const swapped = { secondId: second.id };
    offerCommandUndo({
      done: `${RESEATING_TEXTS.swapped} ${title}`,
      about: `booking:${id}`,
      run: async () => {
        await undo({ operationId }, { carIds });
        onUndone?.(swapped);
      },
      undone: RESEATING_TEXTS.swapUndone,
      failed: MESSAGES.carSwap.undoFailed,
    });
    return swapped;
  };
}
