import type { Em } from './em';
import { ChangeLog } from './entities/change-log.entity';

/** Rows of the history that leave in one transaction: a few milliseconds, then others write. */
const PORTION = 500;

/** Removes the oldest rows of the history from before the moment, a portion of them; gives how many. */
export async function forgetHistory(em: Em, before: Date): Promise<number> {
  const old = await em.find(
    ChangeLog,
    { at: { $lt: before } },
    { fields: ['id'], orderBy: { at: 'asc', id: 'asc' }, limit: PORTION },
  );
  if (old.length === 0) return 0;
  return em.nativeDelete(ChangeLog, { id: { $in: old.map(({ id }) => id) } });
}
