import type { Em } from '../em';
import { raw } from '../raw';

/** Where the change history ends at some moment. */
export interface HistoryMark {
  readonly last: number;
  /** Entries among the latest numbers. */
  readonly entries: number;
}

/**
 * Numbers in which an entry may still appear below the last one: PostgreSQL gives numbers when a row is written and
 * shows the row when its transaction ends. More than the largest transaction writes.
 */
const WINDOW = 100_000;

/** Reads the mark; one statement. */
export async function loadHistoryMark(em: Em): Promise<HistoryMark> {
  const [mark] = await raw<HistoryMark>(
    em,
    `select coalesce(max(id), 0) as last, count(*) as entries from change_log
     where id > (select coalesce(max(id), 0) - ${WINDOW} from change_log)`,
  );
  return { last: Number(mark?.last ?? 0), entries: Number(mark?.entries ?? 0) };
}

/** Has anything been written about one of these entities since the mark? When in doubt, yes. */
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
