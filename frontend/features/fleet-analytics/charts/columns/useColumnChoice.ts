import { type KeyboardEvent, useState } from 'react';
import { columnByKey } from './column-keys';

export type ColumnChoice = ReturnType<typeof useColumnChoice>;

/** Which column of a chart is told about: the one under the mouse, else the one chosen; null: none. */
export function useColumnChoice(count: number) {
  const [pinned, setPinned] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? pinned;
  return {
    shown: shown !== null && shown < count ? shown : null,
    pin: (index: number) => setPinned(index),
    hover: setHovered,
    onKeyDown: (event: KeyboardEvent) => {
      const next = columnByKey(event.key, pinned, count);
      if (next === null) return;
      event.preventDefault();
      setHovered(null);
      setPinned(next === 'none' ? null : next);
    },
  };
}
