import { useEffect, useEffectEvent } from 'react';

/** Elements that take text input. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/**
 * Page-wide keyboard shortcuts, except in text inputs. `onKey` returns whether it handled the key.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const answer = useEffectEvent(onKey);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(TYPED_INTO)) return;
      if (answer(event)) event.preventDefault();
    }
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
