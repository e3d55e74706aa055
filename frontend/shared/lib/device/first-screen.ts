import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle';

/** A screen that reports nothing does not hold the rest for longer, ms. */
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

/** A screen has its first data, or the reason why it has none. */
export function reportFirstScreen(): void {
  if (isReported) return;
  isReported = true;
  whenIdle(release);
}

/** Reports the first screen once it has its data or shows why it has none. */
export function useFirstScreenReport(isSettled: boolean): void {
  useEffect(() => {
    if (isSettled) reportFirstScreen();
  }, [isSettled]);
}

/** Fetches what comes later without waiting longer than to the first touch or key. */
export function watchFirstScreen(): void {
  for (const event of INTENTS) addEventListener(event, release);
  setTimeout(release, SHOWN_WITHIN_MS);
}

/** Calls `listener` once what comes later may be fetched; returns how to stop. */
export function subscribeFirstScreen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what the first screen does without may be fetched. */
export const useFirstScreenShown = () => useSyncExternalStore(subscribeFirstScreen, () => isShown);
