import { type KeyboardEvent, useState } from 'react';
import { columnByKey } from './column-keys';

export type ColumnChoice = ReturnType<typeof useColumnChoice>;

/** Active column of a chart: the hovered one, else the selected one; null: none. */
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
