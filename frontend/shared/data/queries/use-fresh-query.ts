import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { Topic } from '@schema/topics';
import { useEffect, useRef } from 'react';
import { noteAnswered, type Question, questionOf, servesKept } from './query-ages';
import { useLastFailure, useQueryState } from './query-state';

interface FreshOptions<Variables> {
  readonly variables: Variables;
  /** The documented age (CACHE_AGES_MS): a younger response is shown without a request. */
  readonly maxAgeMs: number;
  /** Refetched after a change of this topic. */
  readonly topic?: Topic;
  readonly skip?: boolean;
}

interface Decided {
  readonly key: string;
  readonly isFresh: boolean;
  readonly question: Question;
}

/**
 * A query with the documented cache ages (requirements.md, P49): within the age the cached response
 * is used, after it the cached response is shown and refetched in the background. During a refetch
 * after a failure the error and its retry button stay.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, maxAgeMs, topic, skip = false }: FreshOptions<Variables>,
) {
  const key = JSON.stringify([document.loc?.source.body ?? document.definitions, variables]);
  const decided = useRef<Decided | null>(null);
  if (!skip && decided.current?.key !== key) {
    const now = Date.now();
    decided.current = {
      key,
      isFresh: servesKept(key, maxAgeMs, now),
      question: questionOf(key, now),
    };
  }
  // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
  const result = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    skip,
    fetchPolicy: decided.current?.isFresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Refetched because of a change: a response in flight may be older than the change.
    context: { queryDeduplication: false },
  });

  const isAnswered = !skip && !result.loading && !result.error && result.data !== undefined;
  useEffect(() => {
    if (isAnswered && decided.current?.key === key) noteAnswered(decided.current.question);
  }, [isAnswered, key]);

  const error = useLastFailure(result, key);
  const query = useQueryState({ ...result, error }, skip ? null : (topic ?? null));
  /** The data of the previous variables while these load. */
  const shown = result.data ?? result.previousData;
  return { ...result, error, shown, query };
}
