import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { Em, Engine } from '../em';
import { write } from '../write';

/** Any fixed number: whoever migrates this product's schema takes this lock. */
const MIGRATION_LOCK = 7_214_001;

/**
 * Brings the schema up to date and gives the names of the steps taken. All of them stand or fall in one
 * transaction, and two processes that start together do them once: the second waits for the first.
 */
export async function migrate(orm: MikroORM, engine: Engine): Promise<string[]> {
  // Registered as an extension, so its type is known only here.
  const migrator = orm.migrator as Migrator;
  // Makes the table of steps; of two processes that make it at once, one fails and finds it made.
  await migrator.getExecuted().catch(() => migrator.getExecuted());
  return write(orm.em.fork({ disableContextResolution: true }) as Em, async (em) => {
    if (engine === 'postgres') await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await migrator.up({ transaction: em.getTransactionContext() });
    return done.map((step) => step.name);
  });
}
