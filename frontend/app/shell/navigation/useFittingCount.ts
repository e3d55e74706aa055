import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of a wrapping, one-line-high list stand on its first line. The others are there
 * but cut off, so that they can come back when the list grows.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(total);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || total === 0) return;
    const measure = () => {
      const items = [...element.children] as HTMLElement[];
      const firstLine = items[0]?.offsetTop;
      setCount(items.filter((item) => item.offsetTop === firstLine).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The typeface may arrive after the first measure and is wider or narrower than its stand-in.
    document.fonts.ready.then(measure, () => undefined);
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}
