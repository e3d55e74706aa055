import { useSyncExternalStore } from 'react';
import { STYLE_CHANGED, storedStyle } from './stored-style';
import { DEFAULT_BOARD_STYLE } from './style-settings';

function onStyleChange(listener: () => void): () => void {
  addEventListener(STYLE_CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(STYLE_CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** Style chosen on this device, in any tab; null: none. */
export const useStoredStyle = () => useSyncExternalStore(onStyleChange, storedStyle);

export const useBoardStyle = () => useStoredStyle() ?? DEFAULT_BOARD_STYLE;
