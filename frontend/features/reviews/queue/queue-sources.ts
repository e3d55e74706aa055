export interface QueueSource {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

interface Sourced {
  readonly sourceId: number;
  readonly sourceName: string;
}

/** Sources of the queue in Russian order (requirements.md, S10). */
export function queueSources(requests: readonly Sourced[]): QueueSource[] {
  const groups = [...Map.groupBy(requests, ({ sourceId }) => sourceId).values()];
  return groups
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ id: first.sourceId, name: first.sourceName, count: group.length }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/** Id of a source, or all; null: not chosen. */
export type SourceChoice = number | 'all' | null;

/**
 * The filtered source: the first one until one is chosen, or when the chosen one has no requests
 * left (requirements.md, R2).
 */
export function shownSource(choice: SourceChoice, sources: readonly QueueSource[]): number | 'all' {
  if (choice === 'all') return 'all';
  const chosen = sources.find(({ id }) => id === choice) ?? sources[0];
  return chosen?.id ?? 'all';
}
