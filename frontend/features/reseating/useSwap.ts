import { SwapCarDocument, UndoCarSwapDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useAttemptKey } from '@frontend/shared/data/use-attempt-key';
import { useCommand } from '@frontend/shared/data/use-command';
import { offerUndo } from '@frontend/shared/lib/undo';
import { showToast } from '@frontend/shared/ui/toasts';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/reseating';

interface Swap {
  readonly bookingId: number;
  /** The broken one. */
  readonly from: number;
  readonly to: number;
  /** What the new one is called. */
  readonly title: string;
}

/** The rental goes on in another car from now on; the notice that follows makes it whole again. Throws. */
export function useSwap() {
  const swap = useCommand('swapCar', SwapCarDocument);
  const takeBack = useCommand('undoCarSwap', UndoCarSwapDocument);
  const attemptKey = useAttemptKey();
  return async ({ bookingId: id, from, to, title }: Swap) => {
    const carIds = [from, to];
    const variables = { id, input: { carId: to } };
    const options = { carIds, key: attemptKey(variables) };
    const { first, second } = (await swap(variables, options)).swapCar;
    const input = { version: first.version, secondId: second.id, secondVersion: second.version };
    const undo = async () => {
      try {
        await takeBack({ id, input }, { carIds });
        showToast('success', RESEATING_TEXTS.swapUndone);
      } catch (error) {
        showToast('error', failureText(error, MESSAGES.carSwap.undoFailed));
      }
    };
    offerUndo(`${RESEATING_TEXTS.swapped} ${title}`, `booking:${id}`, () => void undo());
  };
}
