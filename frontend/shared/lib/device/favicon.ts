import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** The icon that comes with the product; index.html names it. */
export const DEFAULT_FAVICON = '/favicon.svg';

/** Kept for the other tabs of this browser, which hear of a change there. */
const KEY = 'favicon';

/** Only what our server gives: whatever else is kept there counts as nothing. */
const OWN = /^\/files\/[\w.-]+$/;

const listeners = new Set<() => void>();
let shown: string | null = null;

/** Address of the favicon that was set; null: the default one. */
export const useFavicon = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

/** Shows this favicon on the page's tab from now on, and on the browser's other tabs. */
export function keepFavicon(url: string | null): void {
  const known = url !== null && OWN.test(url) ? url : null;
  if (readStored(KEY) !== known) writeStored(KEY, known);
  take(known);
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

/** An icon that does not load leaves the default one (requirements.md, E10). */
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

/** Browsers notice another element sooner than another address of the same one. */
function link(href: string): void {
  const fresh = document.createElement('link');
  fresh.rel = 'icon';
  fresh.href = href;
  for (const old of document.querySelectorAll('link[rel="icon"]')) old.remove();
  document.head.append(fresh);
}
