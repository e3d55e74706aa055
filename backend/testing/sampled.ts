const EVERY = 8;

/**
 * Cases that end before the database is asked, such as a refused input: all of them on SQLite, every
 * eighth on PostgreSQL.
 */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  process.env.TEST_ENGINE === 'postgres' ? all.filter((_, at) => at % EVERY === 0) : all;
