import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** The default icon, named in index.html. */
export const DEFAULT_FAVICON = '/favicon.svg';

/** Stored so that other tabs get the storage event. */
const KEY = 'favicon';

/** Accepts only own uploads; any other stored value is ignored. */
const OWN = /^\/files\/[\w.-]+$/;

const listeners = new Set<() => void>();
let shown: string | null = null;

/** Path of the uploaded favicon; null: the default one. */
export const useFavicon = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

/** Sets the favicon of this tab and of the other tabs of this browser. */
export function keepFavicon(url: string | null): void {
  const known = url !== null && OWN.test(url) ? url : null;
  if (readStored(KEY) !== known) writeStored(KEY, known);
  take(known);
}

/** Shows the icon of the last visit of this browser. */
export function showKeptFavicon(): void {
  const kept = readStored(KEY);
  take(kept !== null && OWN.test(kept) ? kept : null);
}

addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) take(newValue !== null && OWN.test(newValue) ? newValue : null);
});

function take(url: string | null): void {
  if (url === shown) return;
  shown = url;
  for (const listener of listeners) listener();
  if (url === null) link(DEFAULT_FAVICON);
  else linkOnceLoaded(url);
}

/** An icon that fails to load keeps the default one (requirements.md, E10). */
function linkOnceLoaded(url: string): void {
  const picture = new Image();
  picture.onload = () => {
    if (shown === url) link(url);
  };
  picture.onerror = () => {
    if (shown === url) link(DEFAULT_FAVICON);
  };
  picture.src = url;
}

/** A new element: browsers may ignore a changed href of an existing one. */
function link(href: string): void {
  const fresh = document.createElement('link');
  fresh.rel = 'icon';
  fresh.href = href;
  for (const old of document.querySelectorAll('link[rel="icon"]')) old.remove();
  document.head.append(fresh);
}
