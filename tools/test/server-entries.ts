import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildEntries } from '../build/build-entries.ts';

/** Entries of separate threads or processes, and their variables for tests. */
const ENTRIES = {
  'import-worker': 'TEST_IMPORT_WORKER',
  'paper-worker': 'TEST_PAPER_WORKER',
  'read-worker': 'TEST_READ_WORKER',
  restore: 'TEST_RESTORE',
  migrate: 'TEST_MIGRATE',
  main: 'TEST_SERVER',
} as const;

/**
 * vitest's global setup of the API projects: builds the entries that no earlier project of the run
 * has built.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Only PostgreSQL supports several servers.
  const isShared = project.config.env.TEST_ENGINE === 'postgres';
  const missing = Object.entries(ENTRIES).filter(
    ([name, variable]) => process.env[variable] === undefined && (isShared || name !== 'main'),
  );
  if (missing.length === 0) return () => undefined;
  const { folder, remove } = await buildEntries(
    Object.fromEntries(missing.map(([name]) => [name, `backend/entries/${name}.ts`])),
  );
  for (const [name, variable] of missing) process.env[variable] = join(folder, `${name}.js`);
  return remove;
}
