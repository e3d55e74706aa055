import { type RefObject, useEffect } from 'react';

const FIRST_INVALID = '[aria-invalid="true"]:not(:disabled)';

/**
 * Focuses the first invalid field of the form after a refused submit, scrolled to the middle of the
 * screen, where no bar of buttons covers it. `attempt` increases with each refusal.
 */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const field = form.current?.querySelector<HTMLElement>(FIRST_INVALID);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [form, attempt]);
}
