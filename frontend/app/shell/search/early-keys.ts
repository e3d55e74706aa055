import { MAX_SEARCH_LENGTH } from '@schema/constants/search';

/** Keys typed between the request for a field and its mounting. */
export interface EarlyKeys {
  readonly text: () => string;
  /** Stops listening; the field has the focus now. */
  readonly stop: () => void;
}

/**
 * Collects typed keys until the field is mounted and stops them from reaching the page, where
 * letters are shortcuts. Escape cancels.
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
