import { type RefObject, useEffect } from 'react';

const FIRST_INVALID = '[aria-invalid="true"]:not(:disabled)';

/** Focuses the first invalid field of the form after a refused submit. `attempt` increases with each. */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [form, attempt]);
}
