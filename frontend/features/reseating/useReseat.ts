import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { announce } from '@frontend/shared/data/commands/stale';
import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { MESSAGES } from '@schema/messages';
import { MOVE_FORMS, RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { plural } from '@schema/values/words/plural';
import { useState } from 'react';
import { ReseatBookingsDocument, UndoReseatingDocument } from './reseating.generated';
import type { PlannedMove } from './useReseatPlan';

/** Applies a plan; the notice after it undoes the plan as one step. */
export function useReseat() {
  const reseat = useCommand('reseatBookings', ReseatBookingsDocument);
  const sendUndo = useCommand('undoReseating', UndoReseatingDocument);
  const attemptKey = useAttemptKey();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const undo = async (operationId: number, carIds: number[]) => {
    try {
      await sendUndo({ operationId }, { carIds });
    } catch (error) {
      // The board may be stale: refetch it.
      announce('undoReseating', carIds);
      throw error;
    }
  };

  const apply = async (moves: readonly PlannedMove[], takesTariff: boolean) => {
    const variables = {
      moves: moves.map(({ bookingId: id, version, to }) => ({ id, version, carId: to.id })),
      takesTariff,
    };
    const carIds = [...new Set(moves.flatMap(({ from, to }) => [from.id, to.id]))];
    setPending(true);
    setFailure(null);
    try {
      const options = { carIds, key: attemptKey(variables) };
      const { operationId, bookings } = (await reseat(variables, options)).reseatBookings;
      offerCommandUndo({
        done: `${RESEATING_TEXTS.done}: ${plural(bookings.length, MOVE_FORMS)}`,
        about: 'reseating',
        run: () => undo(operationId, carIds),
        undone: RESEATING_TEXTS.undone,
        failed: MESSAGES.reseating.undoFailed,
      });
    } catch (error) {
      setFailure(commandFailureText(error, MESSAGES.reseating.saveFailed));
      // The plan is stale: refetch it.
      announce('reseatBookings', carIds);
    } finally {
      setPending(false);
    }
  };
  return { apply, isPending, failure, forgetFailure: () => setFailure(null) };
}
