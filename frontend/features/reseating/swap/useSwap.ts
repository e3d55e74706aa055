import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { SwapCarDocument, UndoCarSwapDocument } from '../reseating.generated';

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
}

/** Continues the rental in another car; the notice after it offers to undo. Throws refusals. */
export function useSwap() {
  const swap = useCommand('swapCar', SwapCarDocument);
  const undo = useCommand('undoCarSwap', UndoCarSwapDocument);
  return async (
    { bookingId: id, version, from, to, title, at, isConfirmed }: Swap,
    key: string,
  ) => {
    const carIds = [from, to];
    const variables = { id, input: { carId: to, at, confirmed: isConfirmed, version } };
    const { operationId } = (await swap(variables, { carIds, key })).swapCar;
    offerCommandUndo({
      done: `${RESEATING_TEXTS.swapped} ${title}`,
      about: `booking:${id}`,
      run: () => undo({ operationId }, { carIds }),
      undone: RESEATING_TEXTS.swapUndone,
      failed: MESSAGES.carSwap.undoFailed,
    });
  };
}
