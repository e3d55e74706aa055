import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { KIT_TEXTS } from '@schema/texts/shell/shell';

/** What can be taken back: by the notice while it shows, by Ctrl+Z a little longer. */
interface Undoable {
  readonly atMs: number;
  readonly about: string;
  readonly closeNotice: () => void;
  readonly run: () => void;
}

/** Ctrl+Z reaches back this far, ms: later nobody remembers what it would take back. */
export const UNDO_KEY_MS = 120_000;

let undoables: readonly Undoable[] = [];

function forget(undoable: Undoable): void {
  undoables = undoables.filter((other) => other !== undoable);
  undoable.closeNotice();
}

/**
 * Says that something was done, with «Отменить» for ten seconds; Ctrl+Z takes back the latest first.
 * `about` names the record: an older notice about it leaves, since only the latest can be taken back.
 */
export function offerUndo(text: string, about: string, run: () => void): void {
  for (const older of undoables) if (older.about === about) older.closeNotice();
  const undoable: Undoable = {
    atMs: Date.now(),
    about,
    run,
    closeNotice: showToast('success', text, {
      title: KIT_TEXTS.undo,
      run: () => {
        forget(undoable);
        run();
      },
    }),
  };
  undoables = [...undoables, undoable];
}

/** Takes back the latest; false when there is nothing that recent. */
export function undoLatest(nowMs: number = Date.now()): boolean {
  undoables = undoables.filter(({ atMs }) => nowMs - atMs <= UNDO_KEY_MS);
  const latest = undoables.at(-1);
  if (!latest) return false;
  forget(latest);
  latest.run();
  return true;
}

/** After another user signed in: nobody takes back what somebody else did. */
export function forgetUndo(): void {
  for (const undoable of undoables) undoable.closeNotice();
  undoables = [];
}
