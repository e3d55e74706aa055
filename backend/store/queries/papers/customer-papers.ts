import type { Em } from '@backend/store/em';
import { Paper } from '@backend/store/entities/papers/paper.entity';

/** Ids of the documents that name a customer; one statement. */
export async function loadPaperIds(em: Em, customerId: number): Promise<number[]> {
  const rows = await em.find(
    Paper,
    { customer: customerId },
    { fields: ['id'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** Moves documents to another customer, for a merge or its undo; their contents stay. */
export async function reassignPapers(
  em: Em,
  ids: readonly number[],
  customerId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await em.nativeUpdate(Paper, { id: { $in: [...ids] } }, { customer: customerId });
}
