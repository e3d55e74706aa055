/** A source with as many requests as wait in it. */
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

/** A number of a source, or all of them; null: nobody has chosen yet. */
export type SourceChoice = number | 'all' | null;

/**
 * What the filter shows: the first source until one is chosen, and again when the chosen one has left
 * the queue (requirements.md, R2).
 */
export function shownSource(choice: SourceChoice, sources: readonly QueueSource[]): number | 'all' {
  if (choice === 'all') return 'all';
  const chosen = sources.find(({ id }) => id === choice) ?? sources[0];
  return chosen?.id ?? 'all';
}
