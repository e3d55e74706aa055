import { useCallback, useLayoutEffect, useRef } from 'react';

const INPUTS = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls the page to `top`, px, once it is high enough; a touch, wheel or key cancels. Returns its cancellation. */
function scrollOnceHigh(top: number): () => void {
  const cancelled = new AbortController();
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    scrollTo({ top });
    cancelled.abort();
  });
  cancelled.signal.addEventListener('abort', () => observer.disconnect());
  const cancel = () => cancelled.abort();
  for (const input of INPUTS) addEventListener(input, cancel, { signal: cancelled.signal });
  observer.observe(document.body);
  return cancel;
}

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
    if (isReplaced) scrollTo({ top: 0 });
    // The rows of a large list are rendered some frames later.
    else if (listTop.current !== null) return scrollOnceHigh(listTop.current);
  }, [isReplaced]);
  return useCallback(() => {
    listTop.current = window.scrollY;
  }, []);
}
