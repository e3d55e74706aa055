import type { BoardQuery } from '@frontend/gql/graphql';
import { useDataClient } from '@frontend/shared/data/data-client';
import { readPlainly } from '@frontend/shared/data/read-plainly';
import { useCallback } from 'react';
import { boardRequest } from './board-request';
import type { LoadBlock } from './board-store';

/**
 * Loads blocks without Apollo: the board keeps its blocks itself, normalising thousands of records
 * would cost a frame, and the board opens before Apollo's code has come.
 */
export function useLoadBlock(): LoadBlock {
  const { onUnauthenticated } = useDataClient();
  return useCallback(
    async (start, days, signal, carIds) => {
      const request = { ...boardRequest(start, days, carIds), signal };
      return (await readPlainly<BoardQuery>(request, onUnauthenticated)).board;
    },
    [onUnauthenticated],
  );
}
