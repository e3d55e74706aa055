import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { type RefCallback, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Rows of the first screen where later ones move nothing: more than a phone shows. The columns of a
 * table in the window would change their widths.
 */
export const FIRST_SCREEN = 25;
/** Rows drawn after the first screen, and each time that the end of the drawn ones comes near. */
const PORTION = 100;
/** How far below the window the end is near: the height of the window. */
const NEAR = '0px 0px 100% 0px';

interface DrawnRows<Row> {
  readonly drawn: readonly Row[];
  /** Of the element of a drawn row. */
  readonly rowRef: (row: Row) => RefCallback<Element> | undefined;
  /** `aria-rowcount` beside the given other rows, while some are not drawn. */
  readonly rowCount: (others: number) => number | undefined;
}

/**
 * A long list is drawn as it is scrolled: 5,000 rows at once hold the page for seconds, and a hundred
 * hold the first screen for a third of one (docs/loading.md). Printing draws all of it.
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
