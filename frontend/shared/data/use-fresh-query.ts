import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { TOPICS } from '@schema/topics';
import { useEffect, useRef } from 'react';
import { forgetAges, noteAnswered, type Question, questionOf, servesKept } from './query-ages';
import { onStale } from './stale';
import { useLastFailure } from './use-last-failure';

interface FreshOptions<Variables> {
  readonly variables: Variables;
  /** The documented age (CACHE_AGES_MS): a younger answer is shown without asking again. */
  readonly maxAgeMs: number;
  readonly skip?: boolean;
}

interface Decided {
  readonly key: string;
  readonly isFresh: boolean;
  readonly question: Question;
}

/**
 * A query by the documented cache ages (requirements.md, P49): within the age the kept
 * answer serves, after it the kept answer is shown at once and asked again behind it. While it is asked
 * again after a failure the failure stays, with the button that mends it.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, maxAgeMs, skip = false }: FreshOptions<Variables>,
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
    // Asked anew because something changed: an answer under way may be from before the change.
    context: { queryDeduplication: false },
  });

  const isAnswered = !skip && !result.loading && !result.error && result.data !== undefined;
  useEffect(() => {
    if (isAnswered && decided.current?.key === key) noteAnswered(decided.current.question);
  }, [isAnswered, key]);

  const error = useLastFailure(result, key);
  return { ...result, error };
}

// A list that is not on show asks nobody; when it comes back it must not show what was before the change.
for (const topic of TOPICS) onStale(topic, forgetAges);
