import { useSyncExternalStore } from 'react';

/**
 * State of the live channel. starting: not open yet; live: open; restored: open again after a loss that
 * was shown, for some seconds; restoring: broken, being reopened; lost: broken for long; crowded: refused
 * because this user has too many open.
 */
export type ConnectionPhase = 'starting' | 'live' | 'restored' | 'restoring' | 'lost' | 'crowded';

export interface LiveConnectionState {
  readonly phase: ConnectionPhase;
  /** When the channel was lost, by this device's clock, ms since the epoch; 0: never. */
  readonly lostAtMs: number;
}

const START: LiveConnectionState = { phase: 'starting', lostAtMs: 0 };

let state = START;
let wake: (() => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const liveConnectionState = (): LiveConnectionState => state;

/** True while notices arrive, so that shown data are up to date. */
export function isConnectionLive(phase: ConnectionPhase): boolean {
  return phase === 'live' || phase === 'restored';
}

/** Publishes the state; null: the channel is closed. */
export function setConnectionState(change: LiveConnectionState | null): void {
  state = change ?? START;
  for (const listener of listeners) listener();
}

/** Registers how to wake the channel; null: it is closed. */
export function setConnectionWaker(waker: (() => void) | null): void {
  wake = waker;
}

/** Tries at once instead of at the next pause. */
export function wakeConnection(): void {
  wake?.();
}

export function useLiveConnection(): LiveConnectionState {
  return useSyncExternalStore(subscribe, liveConnectionState);
}
