import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from './user.entity';

/** A signed-in browser; only the hash of its token is stored (docs/safety.md, 8). */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.integer().primary().autoincrement(),
    tokenHash: p.text().unique('sessions_token_hash_unique'),
    user: () =>
      p
        .manyToOne(User)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('sessions_user_id_index'),
    createdAt: instant(),
    lastSeenAt: instant(),
    expiresAt: instant().index('sessions_expires_at_index'),
    userAgent: p.text().nullable(),
  },
});

export type Session = InferEntity<typeof Session>;
