import type { Em } from './em';
import { ChangeLog } from './entities/change-log.entity';
import { insertInChunks } from './sql/insert-in-chunks';

/** An entry added to the history by `recordChange` or `recordChanges`. */
export type Recorded = Pick<ChangeLog, 'operation' | 'entity' | 'entityId'>;

/** One recorded change. `before` and `after` are plain snapshots, null where no record existed. */
interface Change {
  readonly at: Date;
  /** Null: a change by the product itself. */
  readonly user: { readonly id: number; readonly login: string } | null;
  readonly operation: string;
  /** Name of the entity, e.g. 'Booking'. */
  readonly entity: string;
  readonly entityId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Records the change in the same transaction as the change itself, so that both commit or neither
 * does. The entry has its id after the flush.
 */
export function recordChange(em: Em, change: Change): ChangeLog {
  return em.create(ChangeLog, rowOf(change));
}

/** Bulk version of `recordChange`, written immediately; returns the given changes. */
export async function recordChanges(
  em: Em,
  changes: readonly Change[],
  onRows?: (count: number) => void,
): Promise<readonly Recorded[]> {
  await insertInChunks(em, ChangeLog, changes.map(rowOf), onRows);
  return changes;
}

function rowOf({ user, before, after, ...rest }: Change) {
  return {
    ...rest,
    userId: user?.id ?? null,
    userLogin: user?.login ?? null,
    before: before ?? null,
    after: after ?? null,
  };
}
