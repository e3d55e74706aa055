import type { Em } from '@backend/store/em';

/** Counts an opening of a link; one statement, so that openings at once are all counted. */
export async function countPaperView(em: Em, linkId: number, now: Date): Promise<void> {
  await em.execute('update paper_links set views = views + 1, last_viewed_at = ? where id = ?', [
    now,
    linkId,
  ]);
}
