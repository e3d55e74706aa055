import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Source } from '../source.entity';

/** A temporary review link; only the hash of its code is stored (docs/safety.md, 12). */
export const ReviewLink = defineEntity({
  name: 'ReviewLink',
  tableName: 'review_links',
  properties: {
    id: p.integer().primary().autoincrement(),
    codeHash: p.text().unique('review_links_code_hash_unique'),
    source: () => p.manyToOne(Source).ref().deleteRule('cascade').updateRule('no action'),
    createdAt: instant(),
    expiresAt: instant(),
    revokedAt: instant().nullable(),
  },
  indexes: [{ name: 'review_links_source_id_index', properties: ['source', 'createdAt'] }],
});

export type ReviewLink = InferEntity<typeof ReviewLink>;
