import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TILL_FORM_TEXTS } from '@schema/texts/money/tills';
import { formatExactRoubles } from '@schema/values/money/money';
import { ReverseMoneyOperationDocument } from '../tills.generated';

interface MadeOperation {
  readonly id: number;
  /** Roubles. */
  readonly amount: number;
}

/** A notice about a recorded operation, which «Отменить» reverses. */
export function useOperationUndo() {
  const reverse = useCommand('reverseMoneyOperation', ReverseMoneyOperationDocument);
  return (done: string, { id, amount }: MadeOperation): void =>
    offerUndo(`${done}: ${formatExactRoubles(amount)}`, `operation-${id}`, () => {
      void reverse({ id }).then(
        () => showToast('info', TILL_FORM_TEXTS.undone),
        (error: unknown) =>
          showToast('error', commandFailureText(error, TILL_FORM_TEXTS.undoFailed)),
      );
    });
}
