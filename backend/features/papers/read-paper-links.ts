import { sentLinkAnswer } from '@backend/operation/types/sent-link.types';
import type { Em } from '@backend/store/em';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import type { PaperLinkType } from './paper-links.types';

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
  return new Map(rows.map((row) => [row.paper.id, sentLinkAnswer(row)]));
}
