import { useSyncExternalStore } from 'react';
import { writeStored } from './storage';

/** The user's choice; `system` follows the device. /start.js reads the same key before paint. */
type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'theme';
const CHANGED = 'themechange';

/**
 * Switches between light and dark. The theme that the device prefers is stored as `system`, so that
 * it follows the device again.
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

/** The current theme. Canvas drawings read their colours again when it changes. */
const resolvedTheme = (): 'light' | 'dark' =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

function onResolvedChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useResolvedTheme = () => useSyncExternalStore(onResolvedChange, resolvedTheme);
