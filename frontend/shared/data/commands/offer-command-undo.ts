import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';

interface CommandUndo {
  /** What was done. */
  readonly done: string;
  /** Identifies the record (`offerUndo`). */
  readonly about: string;
  /** The undo; throws refusals. */
  readonly run: () => Promise<unknown>;
  readonly undone: string;
  /** For a failure without words of its own. */
  readonly failed: string;
}

/** The notice of what was done, which offers to undo it and then says how that went. */
export function offerCommandUndo({ done, about, run, undone, failed }: CommandUndo): void {
  const undo = async () => {
    try {
      await run();
      showToast('success', undone);
    } catch (error) {
      showToast('error', commandFailureText(error, failed));
    }
  };
  offerUndo(done, about, () => void undo());
}
