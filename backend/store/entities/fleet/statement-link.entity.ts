import type { ShownStatement } from '@backend/domain/analytics/shown-statement';
import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Day } from '@schema/values/time/calendar';
import { User } from '../access/user.entity';
import { Partner } from './partner.entity';

/**
 * A partner's link to a statement as it was when the link was created; only the hash of its code is
 * stored (docs/safety.md, 12). One of a partner and a period is not revoked.
 */
export const StatementLink = defineEntity({
  name: 'StatementLink',
  tableName: 'statement_links',
  properties: {
    id: p.integer().primary().autoincrement(),
    partner: () =>
      p
        .manyToOne(Partner)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('statement_links_partner_id_index'),
    firstDay: p.text().$type<Day>(),
    lastDay: p.text().$type<Day>(),
    statement: document<ShownStatement>(),
    codeHash: p.text().unique('statement_links_code_hash_unique'),
    createdAt: instant(),
    createdBy: () =>
      p
        .manyToOne(User)
        .ref()
        .nullable()
        .fieldName('created_by')
        .deleteRule('set null')
        .updateRule('no action')
        .index('statement_links_created_by_index'),
    expiresAt: instant().index('statement_links_expires_at_index'),
    revokedAt: instant().nullable(),
    /** Openings of its page. */
    views: p.integer().default(0),
    lastViewedAt: instant().nullable(),
  },
  uniques: [
    {
      name: 'statement_links_live_unique',
      properties: ['partner', 'firstDay', 'lastDay'],
      where: 'revoked_at is null',
    },
  ],
});

export type StatementLink = InferEntity<typeof StatementLink>;
