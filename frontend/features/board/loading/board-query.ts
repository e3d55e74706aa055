import { useLostSession } from '@frontend/shared/data/lost-session';
import { fetchWithRetry } from '@frontend/shared/data/queries/fetch-with-retry';
import { useCallback } from 'react';
import { createWorkerFetch } from '../answers/worker-fetch';
import type { BoardQuery } from './board.generated';
import { boardRequest } from './board-request';
import type { LoadBlock } from './board-store';

/**
 * Fleet size from which parsing a block takes longer than a frame on a tablet, as do a few dozen of
 * its rows over all loaded days.
 */
const LARGE_FLEET = 300;

let cars = 0;

const fetchInWorker = createWorkerFetch(
  () => new Worker(new URL('../answers/answer-worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Loads blocks without Apollo: the board stores its blocks itself, and normalising thousands of
 * records would cost a frame.
 */
export function useLoadBlock(): LoadBlock {
  const onUnauthenticated = useLostSession();
  return useCallback(
    async (start, days, signal, carIds) => {
      const request = { ...boardRequest(start, days, carIds), signal };
      const send = cars > LARGE_FLEET ? fetchInWorker : undefined;
      const { board } = await fetchWithRetry<BoardQuery>(request, onUnauthenticated, send);
      if (!carIds) cars = board.rows.length;
      return board;
    },
    [onUnauthenticated],
  );
}
