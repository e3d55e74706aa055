import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEntries } from '../build/build-entries.ts';

/**
 * vitest's global setup of the API projects: builds the entries that run in a thread or a process of their own.
 * Tests find them in TEST_IMPORT_WORKER, TEST_READ_WORKER, TEST_RESTORE, TEST_MIGRATE and, on PostgreSQL, TEST_SERVER.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Only servers on PostgreSQL may be several.
  const isShared = project.config.env.TEST_ENGINE === 'postgres';
  const { folder, remove } = await buildEntries({
    'import-worker': 'backend/entries/import-worker.ts',
    'read-worker': 'backend/entries/read-worker.ts',
    restore: 'backend/entries/restore.ts',
    migrate: 'backend/entries/migrate.ts',
    ...(isShared && { main: 'backend/entries/main.ts' }),
  });
  process.env.TEST_IMPORT_WORKER = join(folder, 'import-worker.js');
  process.env.TEST_READ_WORKER = join(folder, 'read-worker.js');
  process.env.TEST_RESTORE = join(folder, 'restore.js');
  process.env.TEST_MIGRATE = join(folder, 'migrate.js');
  if (isShared) process.env.TEST_SERVER = join(folder, 'main.js');
  return remove;
}
