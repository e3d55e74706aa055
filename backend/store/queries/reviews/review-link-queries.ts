import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';

/** A review link as created; the domain rule decides whether it is live. */
export interface ReviewLinkRecord {
  readonly id: number;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

const linkOf = prepared((em, { codeHash }: Slots<{ codeHash: string }>) =>
  reading(em)
    .selectFrom('review_links as l')
    .innerJoin('sources as s', 's.id', 'l.source_id')
    .select(({ ref }) => [
      'l.id',
      'l.source_id as sourceId',
      's.name as sourceName',
      readInstant(ref('l.expires_at')).as('expiresAt'),
      readInstant(ref('l.revoked_at')).as('revokedAt'),
    ])
    .where('l.code_hash', '=', codeHash),
);

/** The review link with this code hash, live or not; null: none, or already deleted. */
export async function loadReviewLink(em: Em, codeHash: string): Promise<ReviewLinkRecord | null> {
  const [row] = await linkOf(em, { codeHash });
  return row ?? null;
}
