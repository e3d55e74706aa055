import type { Em } from '@backend/store/em';

type LinkTable = 'paper_links' | 'statement_links';

/** Counts an opening of a link; one statement, so that openings at once are all counted. */
export async function countView(
  em: Em,
  table: LinkTable,
  linkId: number,
  now: Date,
): Promise<void> {
  await em.execute(`update ${table} set views = views + 1, last_viewed_at = ? where id = ?`, [
    now,
    linkId,
  ]);
}
