import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Number of children on the first line of a wrapping list one line high. The others stay mounted
 * but clipped, so that they reappear when the list grows.
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
    // The web font may load after the first measurement and differs in width from its fallback.
    document.fonts.ready.then(measure, () => undefined);
    return () => observer.disconnect();
  }, [list, total]);
  return Math.min(count, total);
}
