import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listAddressOf, withListAddress } from './list-address';
import { pageCount } from './page-buttons';

/** Debounce of the search text, milliseconds. */
const TYPING_MS = 250;

type SetParams = ReturnType<typeof useSearchParams>[1];

/**
 * The address and its setter for delayed writes: nothing is written once a link to another page is
 * loading, as that would return to this page.
 */
function useOwnParams(): ReturnType<typeof useSearchParams> {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const setOwn: SetParams = useCallback(
    (next, options) => {
      if (location.pathname === pathname) setParams(next, options);
    },
    [pathname, setParams],
  );
  return [params, setOwn];
}

/**
 * Search and page of a list, stored in the address so that a reload and the back button restore
 * them. A new search resets the page; a new page scrolls to the top (requirements.md, L9).
 */
export function useListAddress() {
  const [params, setParams] = useOwnParams();
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

/** The loaded page of a list, and the page shown during loading. */
interface LoadedPage<List> {
  readonly loaded: List | undefined;
  readonly shown: List | undefined;
}

/**
 * The shown page of a list with the number of its pages. Redirects from a page past the end to the
 * last one: rows were deleted, or the address is outdated.
 */
export function useShownPage<List extends { readonly total: number }>(
  { loaded, shown }: LoadedPage<List>,
  size: number,
) {
  const [params, setParams] = useOwnParams();
  const { page } = listAddressOf(params);
  const last = loaded ? pageCount(loaded.total, size) : page;
  useEffect(() => {
    if (page <= last) return;
    setParams((now) => withListAddress(now, { ...listAddressOf(now), page: last }), {
      replace: true,
    });
  }, [page, last, setParams]);
  return useMemo(
    () => (shown ? { ...shown, pages: pageCount(shown.total, size) } : null),
    [shown, size],
  );
}
