import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MESSAGES } from '@schema/messages';

/**
 * Reads once what has no place in the cache, as `useUncachedQuery` does: exports, questions before a
 * step, prices under a drag, signs of the board. Throws refusals, and an answer without data. `signal`
 * ends the request, which is then shared with nobody.
 */
export async function readUncached<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const { data } = await client.query<Data, OperationVariables>({
    query,
    variables,
    fetchPolicy: 'no-cache',
    ...(signal && { context: { fetchOptions: { signal }, queryDeduplication: false } }),
  });
  if (!data) throw new Error(MESSAGES.generic.loadFailed);
  return data;
}
