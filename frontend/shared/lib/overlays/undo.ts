import { showToast, type ToastAction } from '@frontend/shared/ui/feedback/toasts';
import { KIT_TEXTS } from '@schema/texts/shell/shell';

/** An undoable action: undone from its toast while shown, by Ctrl+Z slightly longer. */
interface Undoable {
  readonly atMs: number;
  readonly about: string;
  readonly closeNotice: () => void;
  readonly run: () => void;
}

/** Maximum age of an action undone by Ctrl+Z, ms. */
export const UNDO_KEY_MS = 120_000;

let undoables: readonly Undoable[] = [];

function forget(undoable: Undoable): void {
  undoables = undoables.filter((other) => other !== undoable);
  undoable.closeNotice();
}

/**
 * Shows a toast with «Отменить»; Ctrl+Z undoes the latest first. `about` identifies the record: its
 * older toast is removed, since only the latest change can be undone. `others`: more actions of the
 * toast.
 */
export function offerUndo(
  text: string,
  about: string,
  run: () => void,
  others: readonly ToastAction[] = [],
): void {
  for (const older of undoables) if (older.about === about) older.closeNotice();
  const undoable: Undoable = {
    atMs: Date.now(),
    about,
    run,
    closeNotice: showToast(
      'success',
      text,
      {
        title: KIT_TEXTS.undo,
        run: () => {
          forget(undoable);
          run();
        },
      },
      others,
    ),
  };
  undoables = [...undoables, undoable];
}

/** Undoes the latest action; false without a recent one. */
export function undoLatest(nowMs: number = Date.now()): boolean {
  undoables = undoables.filter(({ atMs }) => nowMs - atMs <= UNDO_KEY_MS);
  const latest = undoables.at(-1);
  if (!latest) return false;
  forget(latest);
  latest.run();
  return true;
}

/** Clears the stack after a change of user. */
export function forgetUndo(): void {
  for (const undoable of undoables) undoable.closeNotice();
  undoables = [];
}
