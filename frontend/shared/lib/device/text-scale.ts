import { useSyncExternalStore } from 'react';

/** Font size of the designs; `1rem` is as many px by default (docs/design.md). */
const DESIGNED_AT_PX = 16;

/** A design size in px as a CSS length that scales with the user's font size. */
export const rem = (px: number): string => `${px / DESIGNED_AT_PX}rem`;

/** The user's font size relative to the design: 1, or 1.25 with a default font of 20 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DESIGNED_AT_PX;
}

/** Calls `onChange` when the user's font size changes; returns a disposer. */
export function watchTextScale(onChange: () => void): () => void {
  const measure = document.createElement('span');
  measure.style.cssText = 'position:fixed;top:0;left:0;width:1rem;height:1rem;visibility:hidden';
  document.body.append(measure);
  const observer = new ResizeObserver(onChange);
  observer.observe(measure);
  return () => {
    observer.disconnect();
    measure.remove();
  };
}

/**
 * Cached because React requests it on every render, and `getComputedStyle` after a change of the
 * page forces a layout.
 */
let known: number | null = null;

function knownScale(): number {
  known ??= textScale();
  return known;
}

const watchKnown = (onChange: () => void) =>
  watchTextScale(() => {
    known = textScale();
    onChange();
  });

/** `textScale` as a React value, for layouts computed by script. */
export const useTextScale = () => useSyncExternalStore(watchKnown, knownScale);
