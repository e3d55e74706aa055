import { useEffect, useEffectEvent } from 'react';

/** Where letters are typed, not obeyed. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** «/» anywhere on the page leads to the search, also in the Russian layout. */
export function useFindKey(find: () => void): void {
  const onFind = useEffectEvent(find);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
      if (event.defaultPrevented || target?.closest(TYPED_INTO) || !isPlain || !isSlash) return;
      event.preventDefault();
      onFind();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
