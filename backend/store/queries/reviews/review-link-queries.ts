import type { Em } from '@backend/store/em';
import { instantColumns, raw, toInstant, toInstantOrNull } from '@backend/store/sql/raw';

/** A review link as created; the domain rule decides whether it is live. */
export interface ReviewLinkRecord {
  readonly id: number;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

const LINK_INSTANTS = { expiresAt: 'expires_at', revokedAt: 'revoked_at' };

/** The review link with this code hash, live or not; null: none, or already deleted. */
export async function loadReviewLink(em: Em, codeHash: string): Promise<ReviewLinkRecord | null> {
  const [row] = await raw<{
    id: number;
    sourceId: number;
    sourceName: string;
    expiresAt: number;
    revokedAt: number | null;
  }>(
    em,
    `select l.id, l.source_id as "sourceId", s.name as "sourceName",
       ${instantColumns(em, 'l', LINK_INSTANTS)}
     from review_links l join sources s on s.id = l.source_id where l.code_hash = ?`,
    [codeHash],
  );
  return row
    ? { ...row, expiresAt: toInstant(row.expiresAt), revokedAt: toInstantOrNull(row.revokedAt) }
    : null;
}
