import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listAddressOf, withListAddress } from './list-address';

/** Debounce of the search text, milliseconds. */
const TYPING_MS = 250;

/**
 * Search and page of a list, kept in the address so that a reload and the back button restore them.
 * A new search resets the page; a new page scrolls to the top (requirements.md, L9).
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const { search, page } = listAddressOf(params);
  const [typed, setTyped] = useState(search);
  const requested = useRef(search);

  useEffect(() => {
    // Updates the text after back and forward, but not while typing.
    if (search !== requested.current) {
      requested.current = search;
      setTyped(search);
    }
  }, [search]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === requested.current) return;
    const timer = setTimeout(() => {
      requested.current = wanted;
      setParams((now) => withListAddress(now, { search: wanted, page: 1 }), { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  const setPage = useCallback(
    (next: number) => {
      setParams((now) => withListAddress(now, { ...listAddressOf(now), page: next }));
      scrollTo({ top: 0 });
    },
    [setParams],
  );
  return { search, page, typed, setTyped, setPage };
}

/**
 * Redirects from a page past the end to the last one: rows were deleted, or the address is old.
 * `count` is that of this very search; null while loading.
 */
export function usePageWithin(page: number, count: number | null): void {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (count === null || page <= count) return;
    setParams((now) => withListAddress(now, { ...listAddressOf(now), page: count }), {
      replace: true,
    });
  }, [page, count, setParams]);
}
