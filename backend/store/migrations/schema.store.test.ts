import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { DatabaseSchema, SchemaComparator, type SqlSchemaGenerator } from '@mikro-orm/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The ORM's schema diff between the database and its entities. */
async function drift(): Promise<string> {
  const { orm } = database.store;
  const platform = orm.em.getPlatform() as ConstructorParameters<typeof SchemaComparator>[0];
  const generator = orm.schema as SqlSchemaGenerator;
  const migrated = await DatabaseSchema.create(
    orm.em.getConnection() as Parameters<typeof DatabaseSchema.create>[0],
    platform,
    orm.config,
  );
  for (const table of migrated.getTables()) {
    // Checks and the double-booking constraint are defined only in the migrations.
    table.setChecks([]);
    table.setTriggers([]);
    // A check of allowed values is read as an enumeration.
    for (const column of table.getColumns()) column.enumItems = undefined;
  }
  const tables = migrated.getTables().filter((table) => table.name !== 'schema_migrations');
  migrated.setTables(tables);
  const difference = new SchemaComparator(platform).compare(migrated, generator.getTargetSchema());
  return generator.diffToSQL(difference, { wrap: false, safe: false, dropTables: true });
}

describe('the schema', () => {
  test('of the migrations matches the entities', async () => {
    expect(await drift()).toBe('');
  });
});
