import { readStored, writeStored } from '@frontend/shared/lib/device/storage';
import { useSyncExternalStore } from 'react';
import { type BoardStyle, checkedStyle, DEFAULT_BOARD_STYLE } from './style-settings';

const KEY = 'board-style';
/** Changes with the meaning of the stored value; other versions are ignored. */
const VERSION = 1;
const CHANGED = 'boardstylechange';

let last: { text: string | null; style: BoardStyle | null } | null = null;

/**
 * The style chosen on this device (requirements.md, E2: kept on the client); null: none, or unreadable. The
 * same object until it changes.
 */
export function storedStyle(): BoardStyle | null {
  const text = readStored(KEY);
  if (last?.text !== text) last = { text, style: text === null ? null : parsed(text) };
  return last.style;
}

function parsed(text: string): BoardStyle | null {
  try {
    const { version, style } = JSON.parse(text) as { version?: unknown; style?: unknown };
    if (version === VERSION && typeof style === 'object' && style !== null) {
      return checkedStyle(style);
    }
    console.warn('Board style: what is kept is of another version');
  } catch (error) {
    console.warn('Board style: what is kept cannot be read', error);
  }
  return null;
}

/** Stores a style on this device; null returns every board of it to its defaults. */
export function storeStyle(style: BoardStyle | null): void {
  writeStored(KEY, style && JSON.stringify({ version: VERSION, style: checkedStyle(style) }));
  dispatchEvent(new Event(CHANGED));
}

function onStyleChange(listener: () => void): () => void {
  // `storage` reports other tabs, our own event this one.
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** Chosen on this device, in any tab; null: none. */
export const useStoredStyle = () => useSyncExternalStore(onStyleChange, storedStyle);

export const useBoardStyle = () => useStoredStyle() ?? DEFAULT_BOARD_STYLE;
