import type { Em } from '../em';
import { ChangeLog } from '../entities/change-log.entity';

/** Rows deleted per transaction: a few milliseconds, so that other writers do not wait. */
const PORTION = 500;

/** Deletes up to PORTION of the oldest history rows before the moment; returns their number. */
export async function forgetHistory(em: Em, before: Date): Promise<number> {
  const old = await em.find(
    ChangeLog,
    { at: { $lt: before } },
    { fields: ['id'], orderBy: { at: 'asc', id: 'asc' }, limit: PORTION },
  );
  if (old.length === 0) return 0;
  return em.nativeDelete(ChangeLog, { id: { $in: old.map(({ id }) => id) } });
}
