import { isTopic, type OperationName, staleTopics, type Topic } from '@schema/topics';
import { useEffect, useEffectEvent } from 'react';

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
  /**
   * The own mutation whose answer is in the cache; absent after a refusal or for changes by others.
   */
  readonly answered?: OperationName;
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

/** Announces that data of the operation's topics shown on the screen are outdated. */
export function announce(operation: OperationName, carIds: readonly number[] = []): void {
  announceStale({ topics: staleTopics(operation), carIds });
}

/** Announces an own mutation whose answer is in the cache. */
export function announceAnswered(operation: OperationName, carIds: readonly number[]): void {
  announceStale({ topics: staleTopics(operation), carIds, answered: operation });
}

/** Announces all topics after the connection was lost: any change may have been missed. */
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

/** Notices within this time are merged, ms. */
const TOGETHER_MS = 150;

/**
 * Calls `refresh` soon after a change of the topics, here or elsewhere. `answeredBy`: own mutations
 * whose answer contains what `refresh` would read.
 */
export function useStale(
  topics: readonly Topic[],
  refresh: Listener,
  answeredBy: readonly OperationName[] = [],
): void {
  const call = useEffectEvent(refresh);
  const isHeld = useEffectEvent(
    ({ answered }: StaleNotice) => answered !== undefined && answeredBy.includes(answered),
  );
  const names = topics.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: StaleNotice | null = null;
    const receive = (notice: StaleNotice) => {
      if (isHeld(notice)) return;
      waiting = waiting ? merged(waiting, notice) : notice;
      timer ??= setTimeout(() => {
        timer = undefined;
        const due = waiting;
        waiting = null;
        if (due) call(due);
      }, TOGETHER_MS);
    };
    const stops = names
      .split(',')
      .flatMap((name) => (isTopic(name) ? [onStale(name, receive)] : []));
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [names]);
}

/** Merges two notices; «any car» in either means any car. */
export function merged(first: StaleNotice, second: StaleNotice): StaleNotice {
  const isAny = first.carIds.length === 0 || second.carIds.length === 0;
  return {
    topics: [...new Set([...first.topics, ...second.topics])],
    carIds: isAny ? [] : [...new Set([...first.carIds, ...second.carIds])],
  };
}
