import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { SEARCH_BOUNDS } from '@schema/constants/search';
import { SearchDocument } from './search.generated';
import { failureOf, TYPING_PAUSE_MS } from './search-failure';

/** Search results; a text that is too short sends no request and finds nothing. */
export function useFound(text: string) {
  const query = text.length >= SEARCH_BOUNDS.minLetters ? text : '';
  const requested = useSettled(query, TYPING_PAUSE_MS);
  const { data, previousData, loading, error, retry } = useUncachedQuery(
    SearchDocument,
    requested ? { text: requested } : null,
  );
  const isWaiting = query !== '' && (query !== requested || loading);
  const last = isWaiting ? (data ?? previousData) : data;
  return {
    data: query === '' ? null : (last?.search ?? null),
    isWaiting,
    failure: failureOf(query !== '' && !isWaiting ? error : undefined, retry),
  };
}
