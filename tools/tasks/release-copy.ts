import { join } from 'node:path';
import { buildEntries } from '../build/build-entries.ts';
import { runNode } from '../child.ts';
import { runTask } from '../root.ts';
import { startPostgres } from '../test/postgres.ts';

/**
 * npm run release:copy: at a release, stores a backup of a small company in the current schema,
 * which the tests of later releases upgrade. With a migration step: in the schema of that step.
 */
await runTask(async () => {
  const { folder, remove } = await buildEntries({
    'import-worker': 'backend/entries/import-worker.ts',
    'paper-worker': 'backend/entries/paper-worker.ts',
    'read-worker': 'backend/entries/read-worker.ts',
    writer: 'backend/backup/testing/write-released-copy.ts',
  });
  const postgres = await startPostgres();
  try {
    const env = {
      ...process.env,
      TEST_ENGINE: 'postgres',
      TEST_POSTGRES_URL: postgres.url,
      TEST_IMPORT_WORKER: join(folder, 'import-worker.js'),
      TEST_PAPER_WORKER: join(folder, 'paper-worker.js'),
      TEST_READ_WORKER: join(folder, 'read-worker.js'),
    };
    return await runNode(
      ['--enable-source-maps', join(folder, 'writer.js'), ...process.argv.slice(2)],
      { env },
    );
  } finally {
    await postgres.stop();
    remove();
  }
});
