import { useLostSession } from '@frontend/shared/data/lost-session';
import { readPlainly } from '@frontend/shared/data/queries/read-plainly';
import { useCallback } from 'react';
import { askBeside } from '../answers/ask-beside';
import type { BoardQuery } from './board.generated';
import { boardRequest } from './board-request';
import type { LoadBlock } from './board-store';

/**
 * A block of so many cars takes longer to parse than a frame lasts on a tablet, and so do some
 * dozens of its rows over all loaded days.
 */
const LARGE_FLEET = 300;

let cars = 0;

const askInWorker = askBeside(
  () => new Worker(new URL('../answers/answer-worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Loads blocks without Apollo: the board keeps its blocks itself, and normalising thousands of records
 * would cost a frame.
 */
export function useLoadBlock(): LoadBlock {
  const onUnauthenticated = useLostSession();
  return useCallback(
    async (start, days, signal, carIds) => {
      const request = { ...boardRequest(start, days, carIds), signal };
      const ask = cars > LARGE_FLEET ? askInWorker : undefined;
      const { board } = await readPlainly<BoardQuery>(request, onUnauthenticated, ask);
      if (!carIds) cars = board.rows.length;
      return board;
    },
    [onUnauthenticated],
  );
}
