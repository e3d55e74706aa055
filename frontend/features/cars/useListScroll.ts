import { useLayoutEffect, useRef } from 'react';

const INPUTS = ['pointerdown', 'wheel', 'keydown'];

/**
 * Scrolls the page to `top`, px, once it is high enough; a touch, wheel or key cancels. Returns a
 * disposer.
 */
function scrollOnceHigh(top: number): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    scrollTo({ top });
    cancelled.abort();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const cancel = () => cancelled.abort();
  for (const input of INPUTS) addEventListener(input, cancel, { signal });
  observer.observe(document.body);
  return cancel;
}

/**
 * For a form that replaces its list: the form opens at its top, the list returns to its scroll
 * position.
 */
export function useListScroll(isReplaced: boolean): void {
  /** px; null until the list is shown: after a reload the browser restores its position. */
  const listTop = useRef<number | null>(null);
  const wasReplaced = useRef(isReplaced);

  useLayoutEffect(() => {
    if (wasReplaced.current === isReplaced) return undefined;
    wasReplaced.current = isReplaced;
    if (isReplaced) scrollTo({ top: 0 });
    // The rows of a large list are rendered some frames later.
    return isReplaced || listTop.current === null ? undefined : scrollOnceHigh(listTop.current);
  }, [isReplaced]);

  useLayoutEffect(() => {
    if (isReplaced) return undefined;
    listTop.current ??= window.scrollY;
    const keep = () => {
      listTop.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [isReplaced]);
}
