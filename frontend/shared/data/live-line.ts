import { useSyncExternalStore } from 'react';

/**
 * How the live channel stands:
 * starting: not yet open, and nobody is missing it; live: open; restored: open again after a loss that
 * was shown, for a moment; restoring: broken, being opened again; lost: broken for long; crowded: refused,
 * for this user has too many open already.
 */
export type LinePhase = 'starting' | 'live' | 'restored' | 'restoring' | 'lost' | 'crowded';

export interface LiveLineState {
  readonly phase: LinePhase;
  /** When the channel was lost, by this device's clock, ms since the epoch; 0: never. */
  readonly lostAtMs: number;
}

const START: LiveLineState = { phase: 'starting', lostAtMs: 0 };

let state = START;
let wake: (() => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const liveLine = (): LiveLineState => state;

/** Are notices coming in, so that what is shown and untouched is up to date? */
export function isLineLive(phase: LinePhase): boolean {
  return phase === 'live' || phase === 'restored';
}

/** The channel tells how it stands; null: it is no more. */
export function tellLine(change: LiveLineState | null): void {
  state = change ?? START;
  for (const listener of listeners) listener();
}

/** The channel says how it is woken; null: it is no more. */
export function setLineWaker(waker: (() => void) | null): void {
  wake = waker;
}

/** Somebody cannot wait: try at once instead of at the next turn. */
export function wakeLine(): void {
  wake?.();
}

export function useLiveLine(): LiveLineState {
  return useSyncExternalStore(subscribe, liveLine);
}
