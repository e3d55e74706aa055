/** Sampling of cases that end before a database read, on PostgreSQL: one in this number is sent. */
const ON_POSTGRES = 8;

/** `one`: one in this number on SQLite. Fewer on PostgreSQL, where the same code refuses them. */
export function sampled<T>(all: readonly T[], one = 1): readonly T[] {
  const step = process.env.TEST_ENGINE === 'postgres' ? ON_POSTGRES * one : one;
  return all.filter((_, at) => at % step === 0);
}
