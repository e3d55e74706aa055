import { useEffect } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { keyCommand } from '../engine/keyboard/keys';

/**
 * While a block is held, only Escape and the keys of the grid act: no shortcut of the page, and no
 * key that scrolls the page under the pointer.
 */
export function useHeldKeys(engine: BoardEngine): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!engine.isHolding) return;
      const isInGrid = event.target instanceof Element && event.target.closest('[role=grid]');
      const command = keyCommand(event);
      if (isInGrid && command) return;
      event.stopPropagation();
      if (command || event.ctrlKey || event.metaKey) event.preventDefault();
      if (command?.kind === 'leave') engine.interrupt();
    }
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [engine]);
}
