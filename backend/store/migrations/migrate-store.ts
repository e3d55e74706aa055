import type { MikroORM } from '@mikro-orm/core';
import type { Migrator } from '@mikro-orm/migrations';
import type { Em, Engine } from '../em';
import { raw } from '../sql/raw';
import { write } from '../write';
import { lastMigration } from './last-migration';
import { MIGRATIONS } from './list';

/** Any fixed number: the advisory lock taken while migrating this schema. */
const MIGRATION_LOCK = 7_214_001;

/**
 * Runs pending migrations and returns their names. All of them run in one transaction, and of two
 * processes that start together the second waits for the first.
 */
export function migrate(orm: MikroORM, engine: Engine): Promise<string[]> {
  return whileMigrating(orm, engine, async (em, migrator) => {
    const done = await migrator.up({ transaction: em.getTransactionContext() });
    return done.map((step) => step.name);
  });
}

/** Names of the migrations that would change existing data; none for an empty database. */
export async function pendingUpgrade(orm: MikroORM): Promise<string[]> {
  const em = orm.em.fork({ disableContextResolution: true }) as Em;
  if ((await lastMigration(em)) === null) return [];
  const pending = await (orm.migrator as Migrator).getPending();
  return pending.map(({ name }) => name);
}

/**
 * Migrates an empty database to the named migration, runs the job and then, optionally, the later
 * migrations, all in one transaction. For data of an earlier release.
 */
export function migrateAround(
  orm: MikroORM,
  engine: Engine,
  goal: {
    readonly to: string;
    readonly isUpgraded: boolean;
    readonly job: (em: Em) => Promise<void>;
  },
): Promise<void> {
  return whileMigrating(orm, engine, async (em, migrator) => {
    // Another process may have filled it during the wait.
    if ((await lastMigration(em)) !== null) throw new FilledDatabaseError();
    const transaction = em.getTransactionContext();
    await migrator.up({ to: goal.to, transaction });
    await goal.job(em);
    if (goal.isUpgraded) await migrator.up({ transaction });
  });
}

/** A later release has changed the tables: this program would misread them. */
class NewerSchemaError extends Error {
  constructor(step: string) {
    super(
      `База данных обновлена более новой версией программы (${step}). ` +
        'Запустите ту версию или восстановите копию, сделанную до обновления.',
    );
  }
}

class FilledDatabaseError extends Error {
  constructor() {
    super('В базе данных уже есть данные. Загрузить копию можно только в пустую.');
  }
}

async function refuseNewer(em: Em): Promise<void> {
  const executed = await raw<{ name: string }>(em, 'select name from schema_migrations');
  const unknown = executed.find(({ name }) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown) throw new NewerSchemaError(unknown.name);
}

async function whileMigrating<T>(
  orm: MikroORM,
  engine: Engine,
  job: (em: Em, migrator: Migrator) => Promise<T>,
): Promise<T> {
  // Registered as an extension, so its type is only available here.
  const migrator = orm.migrator as Migrator;
  // Creates the migrations table; of two concurrent processes one fails and finds it existing.
  await migrator.getExecuted().catch(() => migrator.getExecuted());
  return write(orm.em.fork({ disableContextResolution: true }) as Em, async (em) => {
    if (engine === 'postgres') {
      // Requests have a short timeout; a migration may take longer.
      await em.execute('set local lock_timeout = 0');
      await em.execute('set local statement_timeout = 0');
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    }
    await refuseNewer(em);
    return job(em, migrator);
  });
}
