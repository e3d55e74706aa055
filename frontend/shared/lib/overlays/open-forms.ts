import { useEffect } from 'react';

/** Number of open forms: their values must survive the end of the session (docs/design.md). */
let count = 0;

export const hasOpenForm = () => count > 0;

/** Counts this form while it is mounted, or only while `isCounted`. */
export function useOpenForm(isCounted = true): void {
  useEffect(() => {
    if (!isCounted) return;
    count += 1;
    return () => {
      count -= 1;
    };
  }, [isCounted]);
}
