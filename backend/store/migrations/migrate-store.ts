import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { Em, Engine } from '../em';
import { write } from '../write';

/** Any fixed number: the advisory lock taken while migrating this schema. */
const MIGRATION_LOCK = 7_214_001;

/**
 * Runs pending migrations and returns their names. All of them run in one transaction, and of two
 * processes that start together the second waits for the first.
 */
export async function migrate(orm: MikroORM, engine: Engine): Promise<string[]> {
  // Registered as an extension, so its type is only available here.
  const migrator = orm.migrator as Migrator;
  // Creates the migrations table; of two concurrent processes one fails and finds it created.
  await migrator.getExecuted().catch(() => migrator.getExecuted());
  return write(orm.em.fork({ disableContextResolution: true }) as Em, async (em) => {
    if (engine === 'postgres') await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const done = await migrator.up({ transaction: em.getTransactionContext() });
    return done.map((step) => step.name);
  });
}
