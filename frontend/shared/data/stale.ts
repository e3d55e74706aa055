import { type OperationName, staleTopics, type Topic } from '@schema/topics';
import { useEffect, useRef } from 'react';

/**
 * What became stale, told to whoever shows it. Two tellers: a mutation made here (`announce`), and
 * the live channel for what others did. A list listens by topic and asks the server again.
 */

export interface StaleNotice {
  readonly topics: readonly Topic[];
  /** Cars concerned; empty: any. */
  readonly carIds: readonly number[];
  /** Where the live channel stood after it; own mutations do not know. */
  readonly cursor?: string;
}

type Listener = (notice: StaleNotice) => void;

const listeners = new Map<Topic, Set<Listener>>();

/** Tells every listener of the notice's topics, each once. */
export function announceStale(notice: StaleNotice): void {
  const concerned = new Set<Listener>();
  for (const topic of notice.topics) {
    for (const listener of listeners.get(topic) ?? []) concerned.add(listener);
  }
  for (const listener of concerned) listener(notice);
}

/** After an own mutation: what it made stale refreshes at once, without waiting for the channel. */
export function announce(operation: OperationName, carIds: readonly number[] = []): void {
  announceStale({ topics: staleTopics(operation), carIds });
}

/** After the connection was lost: anything may have happened meanwhile. */
export function announceAll(): void {
  announceStale({ topics: [...listeners.keys()], carIds: [] });
}

export function onStale(topic: Topic, listener: Listener): () => void {
  const those = listeners.get(topic) ?? new Set();
  listeners.set(topic, those.add(listener));
  return () => {
    those.delete(listener);
    if (those.size === 0) listeners.delete(topic);
  };
}

/** One's own change comes back over the channel as well; notices this close (ms) are one. */
const TOGETHER_MS = 150;

/** Calls `refresh` soon after something of the topic changed, here or elsewhere. */
export function useStale(topic: Topic, refresh: Listener): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: StaleNotice | null = null;
    const stop = onStale(topic, (notice) => {
      waiting = waiting ? merged(waiting, notice) : notice;
      timer ??= setTimeout(() => {
        timer = undefined;
        const told = waiting;
        waiting = null;
        if (told) latest.current(told);
      }, TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [topic]);
}

/** Two notices as one; «any car» in one of them stays «any car». */
export function merged(first: StaleNotice, second: StaleNotice): StaleNotice {
  const isAny = first.carIds.length === 0 || second.carIds.length === 0;
  return {
    topics: [...new Set([...first.topics, ...second.topics])],
    carIds: isAny ? [] : [...new Set([...first.carIds, ...second.carIds])],
  };
}
