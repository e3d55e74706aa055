import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { type RefCallback, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Rows of the first screen when later ones cause no layout shift: more than a phone shows. In a
 * table, later rows would change the widths of its columns.
 */
export const FIRST_SCREEN = 25;
/** Rows rendered after the first screen, and each time the end of the rendered ones is near. */
const PORTION = 100;
/** Distance below the window at which the end is near: the height of the window. */
const NEAR = '0px 0px 100% 0px';

interface DrawnRows<Row> {
  readonly drawn: readonly Row[];
  readonly rowRef: (row: Row) => RefCallback<Element> | undefined;
  /** `aria-rowcount` including the given number of other rows, while some rows are not rendered. */
  readonly rowCount: (others: number) => number | undefined;
}

/**
 * Renders a long list while scrolling: 5,000 rows at once block the page for seconds, and a hundred
 * delay the first screen by a third of one (docs/loading.md). Printing renders all rows.
 */
export function useDrawnRows<Row>(rows: readonly Row[], first = PORTION): DrawnRows<Row> {
  const [count, setCount] = useState(PORTION);
  const isFirst = !useDeferredValue(useFirstScreenShown());
  const limit = isFirst ? first : count;
  const isPart = limit < rows.length;
  const drawn = isPart ? rows.slice(0, limit) : rows;
  useEffect(() => {
    if (!isPart) return;
    const drawAll = () => flushSync(() => setCount(Number.POSITIVE_INFINITY));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [isPart]);
  const [drawMore] = useState(
    (): RefCallback<Element> => (element) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            setCount((before) => before + PORTION);
          }
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  );
  const last = drawn.at(-1);
  return {
    drawn,
    rowRef: (row) => (isPart && !isFirst && row === last ? drawMore : undefined),
    rowCount: (others) => (isPart ? rows.length + others : undefined),
  };
}
