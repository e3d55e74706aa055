import { type KeyboardEvent, useState } from 'react';

/**
 * Keyboard handling of suggestions under an input that keeps the focus (WAI-ARIA combobox pattern):
 * arrows move, Enter selects, Escape closes the list but not the dialog. `active` is the
 * highlighted index, -1: none.
 */
export function useSuggestKeys<Item>(
  items: readonly Item[],
  onPick: (item: Item) => void,
  onClose: () => void,
) {
  const [chosen, setActive] = useState(-1);
  const active = chosen < items.length ? chosen : -1;
  const move = (step: number) => {
    const from = active === -1 && step < 0 ? 0 : active;
    setActive((from + step + items.length) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (items.length === 0 || event.ctrlKey || event.metaKey) return;
    const item = items[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && item !== undefined) onPick(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { active, setActive, onKeyDown };
}
