import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** The icon that comes with the product; index.html names it. */
export const DEFAULT_FAVICON = '/favicon.svg';

/** The last one known is kept, so that a page opens with it. */
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

/** Shows this favicon on the page's tab from now on, and in the browser's other tabs. */
export function keepFavicon(url: string | null): void {
  const known = url !== null && OWN.test(url) ? url : null;
  if (readStored(KEY) !== known) writeStored(KEY, known);
  take(known);
}

/** Shows what is kept, and follows the other tabs. Called once, as the page starts. */
export function watchFavicon(): void {
  const takeKept = () => {
    const kept = readStored(KEY);
    take(kept !== null && OWN.test(kept) ? kept : null);
  };
  takeKept();
  addEventListener('storage', (event) => {
    if (event.key === KEY) takeKept();
  });
}

function take(url: string | null): void {
  if (url === shown) return;
  shown = url;
  for (const listener of listeners) listener();
  if (url === null) link(DEFAULT_FAVICON);
  else linkOnceLoaded(url);
}

/** An icon that does not load leaves the default one (spec 1, §2.7). */
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
