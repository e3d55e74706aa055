import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast, type ToastAction } from '@frontend/shared/ui/feedback/toasts';

interface CommandUndo {
  /** Description of the completed operation. */
  readonly done: string;
  /** Identifies the record (`offerUndo`). */
  readonly about: string;
  /** The undo; throws refusals. */
  readonly run: () => Promise<unknown>;
  readonly undone: string;
  /** Message for a failure without its own text. */
  readonly failed: string;
  /** More actions of the notice. */
  readonly others?: readonly ToastAction[];
}

/**
 * A notice of a completed operation, which offers to undo it and then shows the result of the undo.
 */
export function offerCommandUndo(undoable: CommandUndo): void {
  const { done, about, run, undone, failed, others } = undoable;
  const undo = async () => {
    try {
      await run();
      showToast('success', undone);
    } catch (error) {
      showToast('error', commandFailureText(error, failed));
    }
  };
  offerUndo(done, about, () => void undo(), others);
}
