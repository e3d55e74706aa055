import { useSyncExternalStore } from 'react';

/**
 * State of the live connection. starting: not open yet; live: open; restored: open again after a
 * visible loss, for some seconds; restoring: broken, being reopened; lost: broken for long;
 * crowded: refused because of too many open connections of this user.
 */
export type ConnectionPhase = 'starting' | 'live' | 'restored' | 'restoring' | 'lost' | 'crowded';

export interface LiveConnectionState {
  readonly phase: ConnectionPhase;
  /** Time of the loss of the connection by this device's clock, ms since the epoch; 0: never. */
  readonly lostAtMs: number;
}

const START: LiveConnectionState = { phase: 'starting', lostAtMs: 0 };

let state = START;
let wake: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Calls `listener` after each change of the state; returns a disposer. */
export function subscribeLiveConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const liveConnectionState = (): LiveConnectionState => state;

/** True while notices arrive, so that displayed data are up to date. */
export function isConnectionLive(phase: ConnectionPhase): boolean {
  return phase === 'live' || phase === 'restored';
}

export const isLiveNow = (): boolean => isConnectionLive(state.phase);

/** Publishes the state; null: the connection is closed. */
export function setConnectionState(change: LiveConnectionState | null): void {
  state = change ?? START;
  for (const listener of listeners) listener();
}

/** Registers the reconnect function; null: the connection is closed. */
export function setConnectionWaker(waker: (() => void) | null): void {
  wake = waker;
}

/** Reconnects immediately instead of after the current pause. */
export function wakeConnection(): void {
  wake?.();
}

export function useLiveConnection(): LiveConnectionState {
  return useSyncExternalStore(subscribeLiveConnection, liveConnectionState);
}
