import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { SEARCH_BOUNDS } from '@schema/constants/search';
import { meansPapers } from '@schema/values/papers/paper-query';
import { fromLatinLayout } from '@schema/values/words/keyboard-layout';
import { FoundPapersDocument, SearchDocument } from './search.generated';
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

/** Documents meant by the text, the latest first; null sends no request. */
export function useFoundPapers(text: string | null) {
  const requested = useSettled(text, TYPING_PAUSE_MS);
  const { data, previousData, loading, error, retry } = useUncachedQuery(
    FoundPapersDocument,
    requested === null ? null : { search: requested, pageSize: SEARCH_BOUNDS.limit },
  );
  const isWaiting = text !== null && (text !== requested || loading);
  const last = isWaiting ? (data ?? previousData) : data;
  return {
    papers: text === null ? [] : (last?.papers.items ?? []),
    isWaiting,
    failure: failureOf(text !== null && !isWaiting ? error : undefined, retry),
  };
}

/** The text as one about documents, also typed in the Latin layout; null: it is about others. */
export function papersText(text: string): string | null {
  const typed = text.trim();
  return [typed, fromLatinLayout(typed)].find((one) => one !== null && meansPapers(one)) ?? null;
}
