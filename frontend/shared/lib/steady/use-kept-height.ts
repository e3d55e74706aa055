import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the height of an element from before `isKept`, to avoid a layout shift below it. */
export function useKeptHeight<Row extends HTMLElement>(isKept: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    if (!isKept) before.current = element.offsetHeight;
    element.style.height = isKept && before.current > 0 ? `${before.current}px` : '';
  });
  return row;
}
