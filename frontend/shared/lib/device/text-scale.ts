import { useSyncExternalStore } from 'react';

/** Sizes are designed at this size of text; `1rem` is as many px by default (docs/design.md). */
const DESIGNED_AT_PX = 16;

/** A designed size in px as a CSS length that grows with the user's text. */
export const rem = (px: number): string => `${px / DESIGNED_AT_PX}rem`;

/** How much larger than designed the user wants text: 1, or 1.25 with a default font of 20 px. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DESIGNED_AT_PX;
}

/** Tells when the user's text gets another size while the page is open; returns how to stop. */
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

/** `textScale` for what is laid out by script; follows it. */
export const useTextScale = () => useSyncExternalStore(watchTextScale, textScale);
