import { findPartOf, withFindPart } from '@frontend/features/board/find/find-address';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type BoardViewDays, viewOf, withView } from './board-view-address';

/**
 * Keeps the visible days and row filter of the board in the address, so that a reload and a link
 * restore them. Uses history.replaceState instead of the router: scrolling must not re-render every
 * screen.
 */
export function useBoardAddress() {
  const { key, search } = useLocation();
  const [address] = useState(() => viewOf(window.location.search));
  const [find, setFind] = useState(() => ({ part: findPartOf(window.location.search) }));
  const written = useRef<{ view?: BoardViewDays; opened?: BoardViewDays; part?: string }>({});

  const write = useCallback(() => {
    const { view, opened = null, part } = written.current;
    const { pathname, search: now } = window.location;
    const viewed = view ? withView(view, opened, now) : now;
    const next = part === undefined ? viewed : withFindPart(part, viewed);
    if (next !== now) history.replaceState(history.state, '', pathname + next);
  }, []);

  const viewChanged = useCallback(
    (view: BoardViewDays) => {
      written.current = { ...written.current, view, opened: written.current.opened ?? view };
      write();
    },
    [write],
  );
  const findChanged = useCallback(
    (part: string) => {
      written.current = { ...written.current, part };
      write();
    },
    [write],
  );

  // A link followed while the board is mounted: its rows are shown, omitted parts keep their value.
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const part = findPartOf(search);
    if (part === '' || part === written.current.part) write();
    else setFind({ part });
  }, [key, search, write]);

  return { address, find, viewChanged, findChanged };
}
