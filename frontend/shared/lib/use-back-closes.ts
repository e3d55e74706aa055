import { useEffect, useRef } from 'react';

/** Marks history entries of ours: how many overlays stood open when the entry was current. */
const DEPTH = 'openOverlays';

interface OpenOverlay {
  close: () => void;
  /** What the address bar shows while this overlay is the topmost; absent: what stood there. */
  address?: string;
}

const open: OpenOverlay[] = [];
let isSettling = false;

const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
};

/** Brings the history to as many extra entries as overlays are open; runs once per turn. */
function settle() {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    const depth = depthOf(history.state);
    if (depth > open.length) history.go(open.length - depth);
    for (let next = depth + 1; next <= open.length; next += 1) {
      history.pushState({ ...history.state, [DEPTH]: next }, '', open[next - 1]?.address);
    }
    if (depth === open.length) showAddress(open.at(-1));
  });
}

/** One overlay took the place of another: the entry stays, its address changes. */
function showAddress(top: OpenOverlay | undefined) {
  if (top?.address && top.address !== location.pathname + location.search) {
    history.replaceState(history.state, '', top.address);
  }
}

function onPopState() {
  const depth = depthOf(history.state);
  if (depth > open.length) settle();
  for (const overlay of open.slice(depth).reverse()) overlay.close();
}

/**
 * The back button (a phone's above all) closes the topmost overlay instead of leaving the page
 * (UX.md §3). Each open overlay holds one history entry, of the same address; closing it otherwise
 * takes the entry away again. With an `address` (`/?booking=12`) that entry can be copied and opened
 * as a link.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, address?: string) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay: OpenOverlay = { close: () => latest.current(), ...(address && { address }) };
    if (open.push(overlay) === 1) window.addEventListener('popstate', onPopState);
    settle();
    return () => {
      open.splice(open.indexOf(overlay), 1);
      settle();
      if (open.length === 0) setTimeout(forgetWhenIdle, 500);
    };
  }, [isOpen, address]);
}

/** The listener outlives the last overlay a little, to skip entries a link left behind. */
function forgetWhenIdle() {
  if (open.length === 0) window.removeEventListener('popstate', onPopState);
}
