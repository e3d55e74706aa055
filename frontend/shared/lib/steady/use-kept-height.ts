import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps an element as high as it was before `isKept`: what is left of it moves nothing below. */
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
