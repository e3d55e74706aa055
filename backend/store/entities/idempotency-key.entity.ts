import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { document, instant } from '../sql/columns';
import type { Packed } from '../sql/packed-json';

/** The first answer to a keyed request, replayed to its retries (docs/safety.md, 4). */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    userId: p.integer().primary().autoincrement(false),
    key: p.text().primary(),
    operation: p.text(),
    /** Hash of the operation's parameters. */
    fingerprint: p.text(),
    /** Wrapped, so that a null answer differs from an absent one. */
    answer: document<Packed>().nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'idempotency_keys_created_at_index', properties: ['createdAt'] }],
});

export type IdempotencyKey = InferEntity<typeof IdempotencyKey>;
