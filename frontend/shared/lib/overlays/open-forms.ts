import { useEffect } from 'react';

/** Forms open now: what is typed in them must survive the end of the session (docs/design.md). */
let count = 0;

export const hasOpenForm = () => count > 0;

/** Counts this form as open while it is mounted. */
export function useOpenForm(): void {
  useEffect(() => {
    count += 1;
    return () => {
      count -= 1;
    };
  }, []);
}
