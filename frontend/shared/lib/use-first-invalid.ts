import { type RefObject, useEffect } from 'react';

const FIRST_INVALID = '[aria-invalid="true"]:not(:disabled)';

/**
 * Focuses the first invalid field of the form after a refused submit, in the middle of the screen: at an
 * edge it would be under a bar of buttons. `attempt` increases with each.
 */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0) return;
    const field = form.current?.querySelector<HTMLElement>(FIRST_INVALID);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
  }, [form, attempt]);
}
