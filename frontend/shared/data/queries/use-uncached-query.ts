import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { Topic } from '@schema/topics';
import { useStale } from '../commands/stale';

const NO_TOPICS: readonly Topic[] = [];

/**
 * A query whose answer is valid only at its moment and is not cached: search, suggestions, free
 * cars, estimates, questions before a step. `variables` null sends no request; `topics`: refetched
 * after a change of them.
 */
export function useUncachedQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  topics: readonly Topic[] = NO_TOPICS,
) {
  // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
  const result = useQuery(
    document as TypedDocumentNode<Data, OperationVariables>,
    variables ? { variables, fetchPolicy: 'no-cache' } : skipToken,
  );
  const retry = () => void result.refetch().catch(() => undefined);
  useStale(variables ? topics : NO_TOPICS, retry);
  return { ...result, retry };
}
