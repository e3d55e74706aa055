import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { OperationName, Topic } from '@schema/topics';
import { useEffect, useState } from 'react';
import { noteAnswered, type Question, questionOf, servesKept } from './query-ages';
import { useLastFailure, useQueryState } from './query-state';

interface FreshOptions<Variables> {
  readonly variables: Variables;
  /** The documented age (CACHE_AGES_MS): a younger response is shown without a request. Default: 0. */
  readonly maxAgeMs?: number;
  /** Refetched after a change of these topics; none: refetched only on a new mount. */
  readonly topics?: readonly Topic[];
  /** Own mutations whose answer is this query's data: it is not refetched after them. */
  readonly answeredBy?: readonly OperationName[];
  readonly skip?: boolean;
  /** Polling interval, ms; omitted: none. */
  readonly pollInterval?: number;
}

const NO_TOPICS: readonly Topic[] = [];

interface Decided {
  readonly key: string;
  readonly isFresh: boolean;
  readonly question: Question;
}

/**
 * A query with a cached answer (requirements.md, P49): within the age the cached response is used;
 * after it the cached response is shown and refetched in the background. During a refetch after a
 * failure the error and its retry button stay.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  {
    variables,
    maxAgeMs = 0,
    topics = NO_TOPICS,
    answeredBy,
    skip = false,
    pollInterval,
  }: FreshOptions<Variables>,
) {
  const client = useApolloClient();
  const key = JSON.stringify([document.loc?.source.body ?? document.definitions, variables]);
  const decide = (): Decided | null => {
    if (skip) return null;
    const now = Date.now();
    const question = questionOf(key, topics, now);
    return { key, isFresh: servesKept(key, maxAgeMs, now), question };
  };
  const [decided, setDecided] = useState(decide);
  if (!skip && decided?.key !== key) setDecided(decide);
  // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
  const result = useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    skip,
    ...(pollInterval !== undefined && { pollInterval }),
    fetchPolicy: decided?.isFresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Refetched because of a change: a pending response may be older than the change.
    context: { queryDeduplication: false },
  });

  const isAnswered = !skip && !result.loading && !result.error && result.data !== undefined;
  useEffect(() => {
    if (isAnswered && decided?.key === key) noteAnswered(decided.question);
  }, [isAnswered, key, decided]);

  const error = useLastFailure(result, key);
  const query = useQueryState({ ...result, error }, skip ? NO_TOPICS : topics, answeredBy);
  /** The data of the previous variables while these load. */
  const shown = result.data ?? result.previousData;
  /** Refetches in the background: renders a changed answer, ignores an equal one and a failure. */
  const check = () => {
    const asked = { query: document as TypedDocumentNode<Data, OperationVariables>, variables };
    void client
      .query({ ...asked, fetchPolicy: 'network-only', context: { queryDeduplication: false } })
      .catch(() => undefined);
  };
  return { ...result, error, shown, query, check };
}
