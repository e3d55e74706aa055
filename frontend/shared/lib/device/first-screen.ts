import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle';

/** Maximum delay of later parts by a screen that reports nothing, ms. */
const SHOWN_WITHIN_MS = 15_000;

const INTENTS = ['pointerdown', 'keydown'] as const;

const listeners = new Set<() => void>();
let isShown = false;
let isReported = false;

function release(): void {
  if (isShown) return;
  isShown = true;
  for (const event of INTENTS) removeEventListener(event, release);
  for (const listener of [...listeners]) listener();
}

/** Reports that the screen has its first data, or a failure. */
export function reportFirstScreen(): void {
  if (isReported) return;
  isReported = true;
  whenIdle(release);
}

/** Reports the first screen once it has its data or a failure. */
export function useFirstScreenReport(isSettled: boolean): void {
  useEffect(() => {
    if (isSettled) reportFirstScreen();
  }, [isSettled]);
}

/** Allows later parts to load on the first touch or key at the latest. */
export function watchFirstScreen(): void {
  for (const event of INTENTS) addEventListener(event, release);
  setTimeout(release, SHOWN_WITHIN_MS);
}

/** Calls `listener` once later parts may load; returns a disposer. */
export function subscribeFirstScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether parts not needed by the first screen may load. */
export const useFirstScreenShown = () => useSyncExternalStore(subscribeFirstScreen, () => isShown);
