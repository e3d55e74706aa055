import { useApolloClient } from '@apollo/client/react';
import { BoardDocument } from '@frontend/gql/graphql';
import { useCallback } from 'react';
import type { LoadBlock } from './board-store';

/**
 * Loads blocks through GraphQL. Past Apollo's cache: the board keeps its blocks itself, and taking
 * thousands of records apart by id would only cost the frame in which they arrive.
 */
export function useLoadBlock(): LoadBlock {
  const client = useApolloClient();
  return useCallback(
    async (start, days, signal, carIds) => {
      const { data } = await client.query({
        query: BoardDocument,
        variables: { start, days, ...(carIds && { carIds: [...carIds] }) },
        fetchPolicy: 'no-cache',
        // Each asks for itself: one on its way may be given up, or be older than what the board has heard.
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      if (!data) throw new Error('The board query answered nothing');
      return data.board;
    },
    [client],
  );
}
