import { dropRows, isKeepingAllowed } from '@frontend/shared/data/commands/forget-board';
import { lastUser } from '@frontend/shared/data/last-user';
import { isConnectionLive, liveConnectionState } from '@frontend/shared/data/live-connection-state';
import type { Session } from '@frontend/shared/data/session';
import { hasWorker } from '@frontend/shared/lib/device/has-worker';
import type { BoardRow } from '../model/rows/rows';
import { writeOfflineBoard } from './board-cache';
import { type LoadedBoard, offlineBoardText } from './offline-board';
import { markBoard } from './offline-mark';

const EVERY_MS = 60_000;

/**
 * Saves the loaded board on the device, periodically and when the page is hidden, until the
 * returned function is called.
 */
export function startKeepingBoard(
  loaded: () => LoadedBoard | null,
  { user, company, now }: Session,
): () => void {
  let isStopped = false;
  let keptRows: readonly BoardRow[] | null = null;
  const keep = async () => {
    const board = loaded();
    if (!board || !isKeepingAllowed() || !(await hasWorker())) return;
    // Another user has signed in on this device, or the user has signed out.
    if (lastUser() !== user.id) return;
    const clockOffsetMs = now().getTime() - Date.now();
    if (board.rows !== keptRows && !isStopped) {
      await writeOfflineBoard(offlineBoardText(board, { user, company, clockOffsetMs }));
      keptRows = board.rows;
    }
    // Signed out meanwhile: the saved rows are deleted.
    if (isStopped) return dropRows();
    const isLive = isConnectionLive(liveConnectionState().phase);
    const atMs = isLive ? Date.now() : board.updatedAtMs - clockOffsetMs;
    markBoard({ userId: user.id, atMs });
  };
  const tryKeep = () => {
    keep().catch((error: unknown) => console.warn('The board could not be kept', error));
  };
  const onHidden = () => {
    if (document.hidden) tryKeep();
  };
  void navigator.serviceWorker?.ready.then(tryKeep);
  const timer = setInterval(tryKeep, EVERY_MS);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
