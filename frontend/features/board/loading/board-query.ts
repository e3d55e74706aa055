import { useApolloClient } from '@apollo/client/react';
import { BoardDocument } from '@frontend/gql/graphql';
import { useCallback } from 'react';
import type { LoadBlock } from './board-store';

/**
 * Loads blocks through GraphQL without Apollo's cache: the board keeps its blocks itself, and
 * normalising thousands of records would cost a frame.
 */
export function useLoadBlock(): LoadBlock {
  const client = useApolloClient();
  return useCallback(
    async (start, days, signal, carIds) => {
      const { data } = await client.query({
        query: BoardDocument,
        variables: { start, days, ...(carIds && { carIds: [...carIds] }) },
        fetchPolicy: 'no-cache',
        // An earlier identical request may be aborted, or older than the latest change.
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      if (!data) throw new Error('The board query answered nothing');
      return data.board;
    },
    [client],
  );
}
