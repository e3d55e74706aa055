import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../access/user.entity';
import { Paper } from './paper.entity';

/**
 * A customer's link to an issued document; only the hash of its code is stored (docs/safety.md,
 * 12). One of a document is not revoked.
 */
export const PaperLink = defineEntity({
  name: 'PaperLink',
  tableName: 'paper_links',
  properties: {
    id: p.integer().primary().autoincrement(),
    paper: () =>
      p
        .manyToOne(Paper)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('paper_links_paper_id_index'),
    codeHash: p.text().unique('paper_links_code_hash_unique'),
    createdAt: instant(),
    createdBy: () =>
      p
        .manyToOne(User)
        .ref()
        .nullable()
        .fieldName('created_by')
        .deleteRule('set null')
        .updateRule('no action')
        .index('paper_links_created_by_index'),
    expiresAt: instant().index('paper_links_expires_at_index'),
    revokedAt: instant().nullable(),
    /** Openings of its page. */
    views: p.integer().default(0),
    lastViewedAt: instant().nullable(),
  },
  uniques: [
    {
      name: 'paper_links_live_unique',
      properties: ['paper'],
      where: 'revoked_at is null',
    },
  ],
});

export type PaperLink = InferEntity<typeof PaperLink>;
