import { buildEntry } from '../build/build-entry.ts';
import { runNode } from '../child.ts';
import { runTask } from '../root.ts';
import { startPostgres } from '../test/postgres.ts';

/**
 * npm run release:copy: at a release, keeps a copy of a small company as this schema has it, which
 * every later release upgrades in its tests. With a step, as that step had it.
 */
await runTask(async () => {
  const worker = await buildEntry('backend/import-worker.ts');
  const writer = await buildEntry('backend/backup/testing/write-released-copy.ts');
  const postgres = await startPostgres();
  try {
    const env = {
      ...process.env,
      TEST_ENGINE: 'postgres',
      TEST_POSTGRES_URL: postgres.url,
      TEST_IMPORT_WORKER: worker.file,
    };
    return await runNode(['--enable-source-maps', writer.file, ...process.argv.slice(2)], { env });
  } finally {
    await postgres.stop();
    worker.remove();
    writer.remove();
  }
});
