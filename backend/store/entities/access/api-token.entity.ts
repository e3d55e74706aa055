import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Permission } from '@schema/permissions';
import { User } from './user.entity';

/** A script's token: never has more permissions than its user; only the hash is stored. */
export const ApiToken = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () =>
      p
        .manyToOne(User)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('api_tokens_user_id_index'),
    name: p.text(),
    tokenHash: p.text().unique('api_tokens_token_hash_unique'),
    permissions: document<Permission[]>(),
    createdAt: instant(),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    /** Null: never expires, by the user's choice. */
    expiresAt: instant().nullable(),
  },
});

export type ApiToken = InferEntity<typeof ApiToken>;
