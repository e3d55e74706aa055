import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** What the user chose; `system` follows the device. /theme.js reads the same key before paint. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';
const CHANGED = 'themechange';

export function themeChoice(): ThemeChoice {
  const kept = readStored(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(KEY, choice === 'system' ? null : choice);
  dispatchEvent(new Event(CHANGED));
}

/** The theme on the screen now. Canvas drawings read their colours again when it changes. */
export const resolvedTheme = (): 'light' | 'dark' =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

function onResolvedChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useResolvedTheme = () => useSyncExternalStore(onResolvedChange, resolvedTheme);
