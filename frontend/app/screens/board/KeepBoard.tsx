import { registerWorker } from '@frontend/app/offline/register-worker';
import type { BoardHandle } from '@frontend/features/board/board-handle';
import { startKeeping } from '@frontend/features/board/kept/start-keeping';
import { useSession } from '@frontend/shared/data/session';
import { type RefObject, useEffect } from 'react';

/** Keeps the board on the device to be read without a network; renders nothing. */
export function KeepBoard({ board }: { readonly board: RefObject<BoardHandle | null> }) {
  const session = useSession();
  useEffect(registerWorker, []);
  useEffect(() => startKeeping(() => board.current?.loaded() ?? null, session), [board, session]);
  return null;
}
