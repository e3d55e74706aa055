import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { TOPICS } from '@schema/topics';
import { useRef } from 'react';
import { onStale } from './stale';

/** When each query with its variables was last asked of the server; ms since the epoch. */
const askedAt = new Map<string, number>();

function isFresh(key: string, maxAgeMs: number, nowMs: number): boolean {
  const asked = askedAt.get(key);
  return asked !== undefined && nowMs - asked < maxAgeMs;
}

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
    const nowMs = Date.now();
    decided.current = { key, isFresh: isFresh(key, maxAgeMs, nowMs) };
    if (!decided.current.isFresh) askedAt.set(key, nowMs);
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

/** Forgets every age: after another user signed in, or what is kept became stale. */
export function forgetAges(): void {
  askedAt.clear();
}

// A list that is not on show asks nobody; when it comes back it must not show what was before the change.
for (const topic of TOPICS) onStale(topic, forgetAges);
