import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * For a form that replaces the list it was opened from: the form opens at its top, the list returns to its scroll
 * position. Returns a function to call before the form is opened, while the list is shown.
 */
export function useListScroll(isReplaced: boolean): () => void {
  /** px; null until the list was left: the browser restores the position after a reload. */
  const listTop = useRef<number | null>(null);
  const wasReplaced = useRef(isReplaced);
  useLayoutEffect(() => {
    if (wasReplaced.current === isReplaced) return;
    wasReplaced.current = isReplaced;
    const top = isReplaced ? 0 : listTop.current;
    if (top === null) return;
    // The rows of a grid list are rendered after its frame, before the next paint.
    const frame = requestAnimationFrame(() => scrollTo({ top }));
    return () => cancelAnimationFrame(frame);
  }, [isReplaced]);
  return useCallback(() => {
    listTop.current = window.scrollY;
  }, []);
}
