import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MESSAGES } from '@schema/messages';

/**
 * Reads data once without the cache, as `useUncachedQuery` does: exports, questions before a step,
 * prices during a drag, signs of the board. Throws refusals, and an answer without data. `signal`
 * aborts the request, which then is not shared.
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
