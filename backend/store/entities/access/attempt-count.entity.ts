import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Attempts at a secret, counted by all processes on one PostgreSQL; unused on SQLite. Columns and
 * their order as in rate-limiter-flexible.
 */
export const AttemptCount = defineEntity({
  name: 'AttemptCount',
  tableName: 'attempt_counts',
  properties: {
    /** Kind of attempt, and a hash of its source. */
    key: p.text().primary(),
    points: p.integer(),
    /** End of the window; epoch milliseconds. */
    expire: p.bigint('number').nullable().index('attempt_counts_expire_index'),
  },
});

export type AttemptCount = InferEntity<typeof AttemptCount>;
