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

/**
 * Light becomes dark and back. The side that the device itself prefers is kept as `system`, so that
 * whoever returns to it follows the device again.
 */
export function toggleTheme(): void {
  const next = resolvedTheme() === 'dark' ? 'light' : 'dark';
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  chooseTheme(next === preferred ? 'system' : next);
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
