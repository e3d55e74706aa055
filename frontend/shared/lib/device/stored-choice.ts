import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** Event of this tab; `storage` reports other tabs. */
const CHANGED = 'storedchoicechange';
/** Choices that could not be stored: kept until the page is closed. */
const unsaved = new Map<string, string | null>();

function chosen(key: string): string | null {
  return unsaved.has(key) ? (unsaved.get(key) ?? null) : readStored(key);
}

function choose(key: string, text: string | null): void {
  writeStored(key, text);
  if (readStored(key) === text) unsaved.delete(key);
  else unsaved.set(key, text);
  dispatchEvent(new Event(CHANGED));
}

function onChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/**
 * A choice stored on this device, shared by all parts of the page and all tabs; null: the default.
 */
export function useStoredChoice(key: string) {
  const text = useSyncExternalStore(onChange, () => chosen(key));
  return [text, (next: string | null) => choose(key, next)] as const;
}
