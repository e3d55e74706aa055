import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed, not obeyed. */
const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Keys that work anywhere on the page, except where one types. `onKey` answers whether it was its key. */
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
