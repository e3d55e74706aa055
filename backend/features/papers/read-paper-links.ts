import type { Em } from '@backend/store/em';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import type { PaperLinkType } from './paper-links.types';

export const paperLinkAnswer = (row: PaperLink): PaperLinkType => ({
  id: row.id,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  revokedAt: row.revokedAt ?? null,
  views: row.views,
  lastViewedAt: row.lastViewedAt ?? null,
});

/** The latest link of each of these documents, by the id of the document; one statement. */
export async function loadPaperLinks(
  em: Em,
  paperIds: readonly number[],
): Promise<ReadonlyMap<number, PaperLinkType>> {
  if (paperIds.length === 0) return new Map();
  const rows = await em.find(
    PaperLink,
    { paper: { $in: [...paperIds] } },
    { disableIdentityMap: true, orderBy: { id: 'asc' } },
  );
  return new Map(rows.map((row) => [row.paper.id, paperLinkAnswer(row)]));
}
