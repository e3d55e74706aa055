import type { Em } from './em';
import { ChangeLog } from './entities/change-log.entity';
import { insertInChunks } from './insert-in-chunks';

/** One thing somebody did. `before` and `after` are snapshots: plain data, null where there was nothing. */
export interface Change {
  readonly at: Date;
  /** Null: the product itself. */
  readonly user: { readonly id: number; readonly login: string } | null;
  readonly operation: string;
  /** Name of the entity, e.g. 'Booking'. */
  readonly entity: string;
  readonly entityId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Notes the change in the same transaction as the change itself: it is kept if and only if that is. The
 * note has its number once the transaction was flushed.
 */
export function recordChange(em: Em, change: Change): ChangeLog {
  return em.create(ChangeLog, rowOf(change));
}

/** The same for thousands of changes, written at once. */
export async function recordChanges(
  em: Em,
  changes: readonly Change[],
  onRows?: (count: number) => void,
): Promise<void> {
  await insertInChunks(em, ChangeLog, changes.map(rowOf), onRows);
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
