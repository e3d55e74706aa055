import { useEffect } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { isTodayKey } from '../engine/keys';

/** Where letters are typed, not obeyed. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** T anywhere on the page leads back to today (docs/design.md). */
export function useTodayKey(engine: BoardEngine): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(TYPED_INTO) || !isTodayKey(event)) return;
      engine.navigation.toToday();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [engine]);
}
