import { MAX_SEARCH_LENGTH } from '@schema/constants/search';

/** Keys typed after a box was asked for and before it is there. */
export interface EarlyKeys {
  readonly text: () => string;
  /** Ends the listening; the box has the focus now. */
  readonly stop: () => void;
}

/**
 * Keeps what is typed until the box is there, and keeps it from the page, whose letters are commands.
 * Escape gives up.
 */
export function keepEarlyKeys(onEscape: () => void): EarlyKeys {
  let text = '';
  const stop = () => removeEventListener('keydown', onKeyDown, { capture: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') {
      stop();
      onEscape();
    } else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text = (text + key).slice(0, MAX_SEARCH_LENGTH);
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, { capture: true });
  return { text: () => text, stop };
}
