import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { LIST_PAGE } from '@schema/constants';
import { everyPage, type PageOf } from './every-page';

/** Loads all rows of a paged query that match the variables, regardless of the shown page. */
export function useEveryPage<
  Data,
  Variables extends OperationVariables,
  Item extends { id: number },
>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'page' | 'pageSize'>,
  pageOf: (data: Data) => PageOf<Item>,
): () => Promise<readonly Item[]> {
  const client = useApolloClient();
  return async () => {
    return everyPage(async (page) => {
      const asked = { ...variables, page, pageSize: LIST_PAGE.maxSize } as OperationVariables;
      return pageOf(
        await readUncached(client, query as TypedDocumentNode<Data, OperationVariables>, asked),
      );
    });
  };
}
