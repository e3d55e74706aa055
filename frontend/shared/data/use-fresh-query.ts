import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { TOPICS } from '@schema/topics';
import { useRef } from 'react';
import { forgetAges, servesKept } from './query-ages';
import { onStale } from './stale';

interface FreshOptions<Variables> {
  readonly variables: Variables;
  /** The documented age (CACHE_AGES_MS): a younger answer is shown without asking again. */
  readonly maxAgeMs: number;
  readonly skip?: boolean;
}

/**
 * A query by the documented cache ages (spec 1, §7 and §9; spec 2, §7): within the age the kept
 * answer serves, after it the kept answer is shown at once and asked again behind it.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, maxAgeMs, skip = false }: FreshOptions<Variables>,
) {
  const key = JSON.stringify([document.loc?.source.body ?? document.definitions, variables]);
  const decided = useRef<{ key: string; isFresh: boolean } | null>(null);
  if (!skip && decided.current?.key !== key) {
    decided.current = { key, isFresh: servesKept(key, maxAgeMs, Date.now()) };
  }
  // Apollo types required variables as a conditional tuple that a generic caller cannot satisfy.
  return useQuery(document as TypedDocumentNode<Data, OperationVariables>, {
    variables,
    skip,
    fetchPolicy: decided.current?.isFresh ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Asked anew because something changed: an answer under way may be from before the change.
    context: { queryDeduplication: false },
  });
}

// A list that is not on show asks nobody; when it comes back it must not show what was before the change.
for (const topic of TOPICS) onStale(topic, forgetAges);
