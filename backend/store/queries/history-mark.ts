import type { Em } from '../em';
import { raw } from '../sql/raw';

/** A position in the change history. */
export interface HistoryMark {
  readonly last: number;
  /** Number of entries within the latest ids. */
  readonly entries: number;
}

/**
 * Ids below the last one in which an entry may still appear: PostgreSQL assigns an id on insert and
 * shows the row after the commit. More than the largest transaction writes.
 */
const WINDOW = 100_000;

/** Reads the current mark; one statement. */
export async function loadHistoryMark(em: Em): Promise<HistoryMark> {
  const [mark] = await raw<HistoryMark>(
    em,
    `select coalesce(max(id), 0) as last, count(*) as entries from change_log
     where id > (select coalesce(max(id), 0) - ${WINDOW} from change_log)`,
  );
  return { last: Number(mark?.last ?? 0), entries: Number(mark?.entries ?? 0) };
}

/** Whether one of these entities may have changed since the mark; true when uncertain. */
export async function isChangedSince(
  em: Em,
  { last, entries }: HistoryMark,
  entities: readonly string[],
): Promise<boolean> {
  const [late] = await raw<{ entries: number }>(
    em,
    `select count(*) as entries from change_log where id > ${last - WINDOW} and id <= ${last}`,
  );
  if (Number(late?.entries ?? 0) !== entries) return true;
  const marks = entities.map(() => '?').join(', ');
  const [found] = await raw<{ id: number }>(
    em,
    `select id from change_log where id > ${last} and entity in (${marks}) limit 1`,
    [...entities],
  );
  return found !== undefined;
}
