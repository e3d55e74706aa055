import { type OperationName, staleTopics, type Topic } from '@schema/topics';
import { useEffect, useRef } from 'react';

/**
 * Announces stale topics to mounted lists. Two sources: own mutations (`announce`), and the live
 * connection for changes by others. A list subscribes by topic and refetches.
 */

interface StaleNotice {
  readonly topics: readonly Topic[];
  /** Affected cars; empty: any. */
  readonly carIds: readonly number[];
  /** Cursor of the live connection after the change; absent for own mutations. */
  readonly cursor?: string;
}

type Listener = (notice: StaleNotice) => void;

const listeners = new Map<Topic, Set<Listener>>();

/** Calls every listener of the notice's topics once. */
export function announceStale(notice: StaleNotice): void {
  const concerned = new Set<Listener>();
  for (const topic of notice.topics) {
    for (const listener of listeners.get(topic) ?? []) concerned.add(listener);
  }
  for (const listener of concerned) listener(notice);
}

/** After an own mutation: refreshes its stale topics without waiting for the live connection. */
export function announce(operation: OperationName, carIds: readonly number[] = []): void {
  announceStale({ topics: staleTopics(operation), carIds });
}

/** After the connection was lost: any change may have been missed. */
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

/** Own changes also arrive over the live connection; notices within this time are merged, ms. */
const TOGETHER_MS = 150;

/** Calls `refresh` soon after a change of the topic, here or elsewhere; null: never. */
export function useStale(topic: Topic | null, refresh: Listener): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (topic === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: StaleNotice | null = null;
    const stop = onStale(topic, (notice) => {
      waiting = waiting ? merged(waiting, notice) : notice;
      timer ??= setTimeout(() => {
        timer = undefined;
        const due = waiting;
        waiting = null;
        if (due) latest.current(due);
      }, TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [topic]);
}

/** Merges two notices; «any car» in either means any car. */
export function merged(first: StaleNotice, second: StaleNotice): StaleNotice {
  const isAny = first.carIds.length === 0 || second.carIds.length === 0;
  return {
    topics: [...new Set([...first.topics, ...second.topics])],
    carIds: isAny ? [] : [...new Set([...first.carIds, ...second.carIds])],
  };
}
